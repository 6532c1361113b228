import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'

/** A name for the site, with its certificate. Where the zone is ours, the records too. */
export class Domain extends Construct {
  readonly name: string
  readonly certificate: ICertificate
  private readonly zone: IHostedZone | undefined

  constructor(scope: Construct, id: string, domain: NonNullable<StageConfig['domain']>) {
    super(scope, id)
    this.name = domain.name
    this.zone = domain.zone && this.hostedZone(domain.zone)
    this.certificate = domain.certificate
      ? Certificate.fromCertificateArn(this, 'Certificate', domain.certificate)
      : this.validated()
  }

  pointTo(distribution: IDistribution): void {
    if (!this.zone) return
    new ARecord(this, 'Address', {
      zone: this.zone,
      recordName: `${this.name}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    })
  }

  /** Not looked up: synth knows nothing of any account. */
  private hostedZone({ id, name }: { id: string; name: string }): IHostedZone {
    return HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: id, zoneName: name })
  }

  private validated(): Certificate {
    const validation = CertificateValidation.fromDns(this.zone)
    return new Certificate(this, 'Certificate', { domainName: this.name, validation })
  }
}
