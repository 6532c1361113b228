import { type App, Tags } from 'aws-cdk-lib'
import { NOBODY, REGION, type Rehearsal, type StageConfig } from './config/stage.ts'
import { OperationsStack } from './operations/stack.ts'
import type { Binaries } from './service/binaries.ts'
import { ServiceStack } from './service/stack.ts'
import type { Sources } from './sources/schema.ts'
import { StatefulStack } from './stateful/stack.ts'
import { WebStack } from './web/stack.ts'

export interface CoquinaProps {
  config: StageConfig
  sources: Sources
  binaries: Binaries
  rehearsal?: Rehearsal
  /** A release that mends what rings moves all calls at once. */
  isAtOnce?: boolean
  /** When secrets were changed, for functions to read them anew. */
  restart?: string | undefined
}

/** The whole product in four stacks, each depending only on those before it. */
export function coquina(app: App, props: CoquinaProps) {
  const { config, rehearsal } = props
  const name = (part: string) => `Coquina-${config.stage}-${part}`
  const env = { region: REGION, account: rehearsal ? NOBODY : config.account }
  const shared = { ...props, rehearsal, env }
  const stateful = new StatefulStack(app, name('Stateful'), { ...shared, terminationProtection: !rehearsal })
  const web = new WebStack(app, name('Web'), { ...shared, stateful })
  const service = new ServiceStack(app, name('Service'), { ...shared, stateful, web })
  const operations = new OperationsStack(app, name('Operations'), { ...shared, stateful, web, service })
  // Dashboards take tags only since lately, and not everything that reads a template knows it.
  const untagged = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] }
  Tags.of(app).add('product', 'coquina', untagged)
  Tags.of(app).add('stage', config.stage, untagged)
  return { stateful, web, service, operations }
}
