import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias, Function as Lambda, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'
import { acknowledge } from '../rules/acknowledge.ts'
import type { Binaries } from './binaries.ts'

/** Hashing passwords and typesetting want a whole processor; the share of one grows with the memory. */
const MEMORY: Record<string, number> = { auth: 1024, documents: 1024, reconcile: 1024 }

/** The name of the version that calls reach, for whoever calls by hand. */
const LIVE = 'live'

export interface FunctionProps {
  config: StageConfig
  binaries: Binaries
  /** The row of timeouts.json. A call by the gateway may take 28 s: the code ends at 25, the gateway at 29. */
  timeoutSeconds: number
  /** Where events go that a clock sent and that failed again and again. */
  deadLetters?: IQueue
  /** When secrets were changed: another word makes another version, which reads them when it starts. */
  restart?: string | undefined
}

/** One function with a role and a log of its own. It may do nothing until a grant says so. */
export class CoquinaFunction extends Construct {
  readonly lambda: Lambda
  /** The version that calls reach: a release moves them to the next one. */
  readonly live: Alias
  readonly log: LogGroup
  private readonly role: Role

  constructor(
    scope: Construct,
    readonly functionId: string,
    props: FunctionProps,
  ) {
    super(scope, functionId)
    this.log = this.logGroup(props.config)
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.permit(['logs:CreateLogStream', 'logs:PutLogEvents'], [this.log.logGroupArn])
    this.lambda = this.function(props)
    this.live = new Alias(this, 'Live', { aliasName: LIVE, version: this.lambda.currentVersion })
    this.acknowledge(props)
  }

  /** Whoever gives a function something gives it the permission and the variable together. */
  grant(variable: string, value: string, statements: PolicyStatement[]): void {
    this.lambda.addEnvironment(variable, value)
    statements.forEach((statement) => this.role.addToPolicy(statement))
  }

  private acknowledge({ deadLetters }: FunctionProps): void {
    acknowledge(
      this.lambda,
      'Serverless-LambdaTracing',
      'Each call is one function, whose log has its time and its parts; X-Ray would show that again, for money.',
    )
    if (deadLetters) return
    const reason =
      'Called by the API only, which waits for the answer: nothing is left over that could lie in a queue.'
    acknowledge(this.lambda, 'Serverless-LambdaDLQ', reason)
  }

  private permit(actions: string[], resources: string[]): void {
    this.role.addToPolicy(new PolicyStatement({ effect: Effect.ALLOW, actions, resources }))
  }

  private logGroup({ stage, logDays }: StageConfig): LogGroup {
    return new LogGroup(this, 'Log', {
      logGroupName: `/coquina/${stage}/${this.functionId}`,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
  }

  private function({ config, binaries, timeoutSeconds, deadLetters, restart }: FunctionProps): Lambda {
    const reserved = config.reservedConcurrency?.[this.functionId]
    return new Lambda(this, 'Function', {
      functionName: `coquina-${config.stage}-${this.functionId}`,
      runtime: Runtime.PROVIDED_AL2023,
      handler: 'bootstrap',
      architecture: binaries.architecture,
      code: binaries.code(this.functionId),
      role: this.role,
      logGroup: this.log,
      loggingFormat: LoggingFormat.JSON,
      memorySize: MEMORY[this.functionId] ?? 512,
      timeout: Duration.seconds(timeoutSeconds),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      ...(restart && { description: `Secrets read anew ${restart}` }),
      ...(deadLetters && { deadLetterQueue: deadLetters }),
    })
  }
}
