// Where the AWS services are that the functions reach, by the names that the SDKs have for that.

/** @typedef {import('./functions.mjs').Environment} Environment */
/** @typedef {Record<'DynamoDB' | 'KMS' | 'Secrets Manager' | 'SES' | 'S3', string>} Services */

const names = {
  DynamoDB: 'AWS_ENDPOINT_URL_DYNAMODB',
  KMS: 'AWS_ENDPOINT_URL_KMS',
  'Secrets Manager': 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  SES: 'AWS_ENDPOINT_URL_SESV2',
  S3: 'AWS_ENDPOINT_URL_S3',
}

/** Where the local services are. @param {Environment} given @returns {Services} */
export function servicesOf(given) {
  const found = Object.entries(names).map(([service, name]) => [service, given[name]])
  if (found.every(([, address]) => address)) return Object.fromEntries(found)
  throw new Error('functions.env does not say where the services are')
}

/**
 * The same environment with everything at one address, the metadata service included.
 * @param {Environment} given
 * @param {string} address
 */
export function at(given, address) {
  const others = Object.entries(given).filter(([name]) => !name.startsWith('AWS_ENDPOINT_URL'))
  const all = { AWS_ENDPOINT_URL: address, AWS_EC2_METADATA_SERVICE_ENDPOINT: address }
  return { ...Object.fromEntries(others), ...all }
}
