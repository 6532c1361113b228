import type { App } from 'aws-cdk-lib'
import { Tags } from 'aws-cdk-lib'
import type { Rehearsal, StageConfig } from './config.ts'
import { OperationsStack } from './operations/stack.ts'
import type { Binaries } from './service/binaries.ts'
import { ServiceStack } from './service/stack.ts'
import type { Sources } from './sources.ts'
import { StatefulStack } from './stateful/stack.ts'
import { WebStack } from './web/stack.ts'

/** CloudFront's certificate and firewall can be nowhere else, and one region is simpler than two. */
export const REGION = 'us-east-1'

/** The account of emulators. The CLI refuses to deploy a rehearsal to any other. */
export const NOBODY = '000000000000'

export interface CoquinaProps {
  config: StageConfig
  sources: Sources
  binaries: Binaries
  rehearsal?: Rehearsal
}

/** The whole product in four stacks, each depending only on those before it. */
export function coquina(app: App, props: CoquinaProps) {
  const { config, rehearsal } = props
  const name = (part: string) => `Coquina-${config.stage}-${part}`
  const env = { region: REGION, ...(rehearsal && { account: NOBODY }) }
  const shared = { ...props, rehearsal, env }
  const stateful = new StatefulStack(app, name('Stateful'), { ...shared, terminationProtection: !rehearsal })
  const web = new WebStack(app, name('Web'), { ...shared, stateful })
  const service = new ServiceStack(app, name('Service'), { ...shared, stateful, web })
  const operations = new OperationsStack(app, name('Operations'), { ...shared, stateful, web, service })
  Tags.of(app).add('product', 'coquina')
  Tags.of(app).add('stage', config.stage)
  return { stateful, web, service, operations }
}
