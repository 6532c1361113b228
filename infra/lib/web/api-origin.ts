import { Duration } from 'aws-cdk-lib'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Rehearsal, StageConfig } from '../config.ts'

export interface ApiOriginProps {
  config: StageConfig
  originSecret: ISecret
  api: CfnApi
  rehearsal: Rehearsal | undefined
}

/** The API as the CDN reaches it: at its own address, with the secret that shows where a call comes from. */
export function apiOrigin({ api, config, originSecret, rehearsal }: ApiOriginProps): HttpOrigin {
  const here = rehearsal?.apiOrigin
  const host = here?.host ?? `execute-api.${api.stack.region}.amazonaws.com`
  return new HttpOrigin(`${api.ref}.${host}`, {
    ...(here && { protocolPolicy: OriginProtocolPolicy.HTTP_ONLY, httpPort: here.port }),
    readTimeout: Duration.seconds(30),
    keepaliveTimeout: Duration.seconds(60),
    customHeaders: {
      'x-origin-secret': originSecret.secretValueFromJson('current').unsafeUnwrap(),
      // A dynamic reference is resolved when its resource changes; the number makes it change.
      'x-origin-secret-version': String(config.originSecretVersion),
    },
  })
}
