import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'
import type { RouteSource } from '../sources/schema.ts'
import { managedRules } from './firewall-managed.ts'

type Limits = NonNullable<StageConfig['firewall']>
type Statement = CfnWebACL.StatementProperty

const TOO_MANY = 'TooMany'

/** In the form of every refusal of the API, so that pages show the sentence. */
const REFUSAL = {
  message:
    'Too many requests came from your network in the last minutes. Please wait five minutes and try again.',
}

/**
 * What one network address may ask for in five minutes: everything, signing in, and letters. The gateway's throttle counts all
 * people together, so without these one laptop could use it up for everyone. CloudFront takes firewalls from us-east-1 only,
 * where everything is.
 */
export class Firewall extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, limits: Limits, routes: RouteSource[]) {
    super(scope, id)
    const { requestsPerFiveMinutes: all, attemptsPerFiveMinutes: few } = limits
    const own = [
      limited('Rate', all),
      limited('SignIn', few, signingIn()),
      limited('Letters', few, letters(routes)),
    ]
    const rules = [...own, ...managedRules()]
    const list = new CfnWebACL(this, 'List', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      customResponseBodies: {
        [TOO_MANY]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(REFUSAL) },
      },
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visible(rule.name) })),
    })
    this.arn = list.attrArn
  }
}

/** Everything below `/api/auth/` but the question who is signed in, which each page asks. */
function signingIn(): Statement {
  const notAsked = { notStatement: { statement: path('EXACTLY', '/api/auth/user') } }
  return { andStatement: { statements: [path('STARTS_WITH', '/api/auth/'), notAsked] } }
}

/** The routes that send mail: a new one is among them by its rate in routes.json. */
function letters(routes: RouteSource[]): Statement {
  const sending = routes.filter((route) => route.rate === 'letters')
  return { orStatement: { statements: sending.map((route) => path('EXACTLY', route.path)) } }
}

/** As the gateway reads it: `/api/%61uth/login` and `/api//auth/login` are asked for in vain otherwise. */
function path(positionalConstraint: string, searchString: string): Statement {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint,
      searchString,
      textTransformations: ['URL_DECODE', 'NORMALIZE_PATH'].map((type, priority) => ({ type, priority })),
    },
  }
}

function limited(name: string, limit: number, scopeDownStatement?: Statement) {
  const rate = { limit, evaluationWindowSec: 300, aggregateKeyType: 'IP' }
  const responseHeaders = [
    { name: 'retry-after', value: '300' },
    { name: 'cache-control', value: 'no-store' },
  ]
  const customResponse = { responseCode: 429, customResponseBodyKey: TOO_MANY, responseHeaders }
  return {
    name,
    action: { block: { customResponse } },
    statement: { rateBasedStatement: { ...rate, ...(scopeDownStatement && { scopeDownStatement }) } },
  }
}

/** Sampled requests would show what people send. */
function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false }
}
