import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Rehearsal, StageConfig } from '../config/stage.ts'
import { functionIds, type Sources } from '../sources/schema.ts'
import type { StatefulStack } from '../stateful/stack.ts'
import type { WebStack } from '../web/stack.ts'
import { Api } from './api.ts'
import type { Binaries } from './binaries.ts'
import { Clock } from './clock.ts'
import { CoquinaFunction } from './function.ts'
import { equip } from './grants.ts'
import { Release } from './release.ts'
import { ReturnedMail } from './returned-mail.ts'

export interface ServiceProps extends StackProps {
  config: StageConfig
  sources: Sources
  stateful: StatefulStack
  web: WebStack
  binaries: Binaries
  rehearsal: Rehearsal | undefined
  isAtOnce?: boolean
  restart?: string | undefined
}

/** The functions, what calls them and what each of them may do. */
export class ServiceStack extends Stack {
  readonly functions: Map<string, CoquinaFunction>
  readonly api: Api
  readonly clock: Clock

  constructor(scope: Construct, id: string, props: ServiceProps) {
    super(scope, id, props)
    const { config, sources, stateful, web } = props
    this.clock = new Clock(this, 'Clock')
    this.functions = new Map(functionIds(sources).map((each) => [each, this.function(each, props)]))
    sources.schedules.forEach((schedule) => this.clock.call(this.get(schedule.function), schedule))
    new ReturnedMail(this, 'ReturnedMail', {
      configurationSet: stateful.sender.configurationSet,
      target: this.get('outbox'),
      deadLetters: this.clock.deadLetters,
    })
    this.api = new Api(this, 'Routes', {
      api: web.api,
      config,
      routes: sources.routes,
      functions: this.functions,
    })
    new Release(this, 'Release', {
      stage: config.stage,
      functions: [...this.functions.values()],
      isClocked: (functionId) => isClocked(functionId, sources),
      isAtOnce: props.isAtOnce ?? false,
    })
  }

  private function(functionId: string, props: ServiceProps): CoquinaFunction {
    const { config, sources, stateful, web, binaries, rehearsal } = props
    const made = new CoquinaFunction(this, functionId, {
      config,
      binaries,
      timeoutSeconds: timeoutOf(functionId, sources),
      restart: props.restart,
      ...(isClocked(functionId, sources) && { deadLetters: this.clock.deadLetters }),
    })
    const { reach } = sources
    equip(made, sources.environment, { config, stateful, reach, siteOrigin: web.site.origin, rehearsal })
    return made
  }

  private get(functionId: string): CoquinaFunction {
    const found = this.functions.get(functionId)
    if (!found) throw new Error(`There is no function ${functionId}.`)
    return found
  }
}

const isClocked = (functionId: string, { schedules }: Sources) =>
  schedules.some((schedule) => schedule.function === functionId)

function timeoutOf(functionId: string, { timeouts }: Sources): number {
  const found = timeouts.find((row) => row.function === functionId)
  if (!found) throw new Error(`timeouts.json says nothing of ${functionId}.`)
  return found.timeoutSeconds
}
