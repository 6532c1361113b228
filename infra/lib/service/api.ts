import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type CfnApi, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { StageConfig, Throttle } from '../config/stage.ts'
import { acknowledge } from '../rules/acknowledge.ts'
import { key, type RouteSource } from '../sources/schema.ts'
import type { CoquinaFunction } from './function.ts'

/**
 * Rates whose calls cost more, or are what an attacker repeats. Their throttle is near the general one: the gateway counts all people
 * together, and a low one would let a single laptop keep everyone out. Who asks too often is for the firewall and the functions.
 */
const COSTLY = ['attempts', 'accounts', 'letters', 'messages']

/** Figures of a single route cost extra, so they are kept where an alarm looks at them. */
const WATCHED = { DetailedMetricsEnabled: true }
const isWebhook = (route: RouteSource) => route.function === 'stripe-webhook'

/** What is written down of a call: nothing of who made it or of what it said. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  integration: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
}

export interface ApiProps {
  api: CfnApi
  config: StageConfig
  routes: RouteSource[]
  functions: Map<string, CoquinaFunction>
}

/** The routes of routes.json behind the API's address: nothing else is answered. */
export class Api extends Construct {
  readonly stage: CfnStage
  readonly log: LogGroup
  private readonly targets = new Map<string, string>()

  constructor(
    scope: Construct,
    id: string,
    private readonly props: ApiProps,
  ) {
    super(scope, id)
    const routes = props.routes.map((route) => this.route(route))
    this.log = this.accessLog()
    this.stage = this.onlyStage()
    // A throttle names a route, which therefore has to be there.
    routes.forEach((route) => this.stage.addResourceDependency(route))
  }

  private route(source: RouteSource): CfnRoute {
    const route = new CfnRoute(this, key(source), {
      apiId: this.props.api.ref,
      routeKey: key(source),
      target: this.target(source.function),
      authorizationType: 'NONE',
    })
    acknowledge(
      route,
      'AwsSolutions-APIG4',
      'The function itself reads the session and decides by routes.json who may call; tests walk that table.',
    )
    return route
  }

  private target(functionId: string): string {
    const target = this.targets.get(functionId) ?? this.integration(functionId)
    this.targets.set(functionId, target)
    return target
  }

  private integration(functionId: string): string {
    const { api, functions } = this.props
    const to = functions.get(functionId)
    if (!to) throw new Error(`routes.json leads to ${functionId}, which is not a function.`)
    const integration = new CfnIntegration(this, `${functionId}-integration`, {
      apiId: api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: to.live.functionArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: 29_000,
    })
    new CfnPermission(this, `${functionId}-permission`, {
      action: 'lambda:InvokeFunction',
      functionName: to.live.functionArn,
      principal: 'apigateway.amazonaws.com',
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: api.ref,
        resourceName: '*/*',
      }),
    })
    return `integrations/${integration.ref}`
  }

  private accessLog(): LogGroup {
    const { stage, logDays } = this.props.config
    return new LogGroup(this, 'Log', {
      logGroupName: `/coquina/${stage}/api`,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
  }

  private onlyStage(): CfnStage {
    const { api, config, routes } = this.props
    const costly = routes.filter((route) => COSTLY.includes(route.rate))
    const settled = [
      ...costly.map((route) => [key(route), throttled(config.throttle.costly)]),
      ...routes
        .filter(isWebhook)
        .map((route) => [key(route), { ...throttled(config.throttle.all), ...WATCHED }]),
    ]
    return new CfnStage(this, 'Stage', {
      apiId: api.ref,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: this.log.logGroupArn, format: JSON.stringify(ACCESS_LOG) },
      defaultRouteSettings: settings(config.throttle.all),
      routeSettings: Object.fromEntries(settled),
    })
  }
}

function settings({ rate, burst }: Throttle) {
  return { throttlingRateLimit: rate, throttlingBurstLimit: burst }
}

/** The settings of single routes are passed on as they stand, so these are spelt as CloudFormation has them. */
function throttled({ rate, burst }: Throttle) {
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }
}
