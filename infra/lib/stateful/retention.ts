import { RemovalPolicy } from 'aws-cdk-lib'

/**
 * What must outlive its stack: neither a deletion nor a replacement takes it. A first deployment that fails takes back what it has
 * made all the same: it was never used, and would stand in the way of the second.
 */
export const RETAINED = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
