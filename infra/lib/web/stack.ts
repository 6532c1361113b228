import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { Rehearsal, StageConfig } from '../config/stage.ts'
import type { Sources } from '../sources/schema.ts'
import type { StatefulStack } from '../stateful/stack.ts'
import { Domain } from './domain.ts'
import { Firewall } from './firewall.ts'
import { Site } from './site.ts'

export interface WebProps extends StackProps {
  config: StageConfig
  sources: Sources
  stateful: StatefulStack
  rehearsal: Rehearsal | undefined
}

/** What a browser reaches. The bare API is here, because the CDN needs its address before there is a function behind it. */
export class WebStack extends Stack {
  readonly api: CfnApi
  readonly site: Site

  constructor(scope: Construct, id: string, props: WebProps) {
    super(scope, id, props)
    const { config, sources, stateful, rehearsal } = props
    this.api = new CfnApi(this, 'Api', { name: `coquina-${config.stage}`, protocolType: 'HTTP' })
    this.site = new Site(this, 'Site', {
      config,
      rehearsal,
      pages: sources.pages,
      pageHeaders: sources.pageHeaders,
      requestHeaders: sources.requestHeaders,
      logs: stateful.buckets.logs,
      originSecret: stateful.secrets.origin,
      api: this.api,
      domain: config.domain && new Domain(this, 'Domain', config.domain),
      firewall: config.firewall && new Firewall(this, 'Firewall', config.firewall, sources.routes).arn,
    })
    this.outputs(config)
    // Exported although a site with a domain needs it no more: the functions have stopped using it only after this stack is deployed.
    this.exportValue(this.site.distribution.distributionDomainName)
  }

  private outputs({ mail }: StageConfig): void {
    new CfnOutput(this, 'Address', { value: this.site.origin })
    // The pages say where a weakness is to be reported.
    new CfnOutput(this, 'Operator', { value: mail.operator })
    new CfnOutput(this, 'Files', { value: this.site.files.bucketName })
    new CfnOutput(this, 'ApiId', { value: this.api.ref })
    new CfnOutput(this, 'Distribution', { value: this.site.distribution.distributionId })
  }
}
