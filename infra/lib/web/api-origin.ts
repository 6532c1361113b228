import { Duration } from 'aws-cdk-lib'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { StageConfig } from '../config/stage.ts'

export interface ApiOriginProps {
  config: StageConfig
  originSecret: ISecret
  api: CfnApi
}

/** The API as the CDN reaches it: at its own address, with the secret that shows where a call comes from. */
export function apiOrigin({ api, config, originSecret }: ApiOriginProps): HttpOrigin {
  return new HttpOrigin(`${api.ref}.execute-api.${api.stack.region}.amazonaws.com`, {
    readTimeout: Duration.seconds(30),
    keepaliveTimeout: Duration.seconds(60),
    customHeaders: {
      'x-origin-secret': originSecret.secretValueFromJson('current').unsafeUnwrap(),
      // A dynamic reference is resolved when its resource changes; the number makes it change.
      'x-origin-secret-version': String(config.originSecretVersion),
    },
  })
}
