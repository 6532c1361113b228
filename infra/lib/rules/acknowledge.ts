import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** A rule that a part does not follow, and why. The list of all of them is a snapshot in `infra/test`. */
export function acknowledge(part: IConstruct, id: string, reason: string): void {
  Validations.of(part).acknowledge({ id, reason })
}
