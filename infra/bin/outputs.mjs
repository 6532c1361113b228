// What a deployed stack says about itself.
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { stageOf } from './stage.mjs'

/** Everything that a program here asks AWS is asked there. */
export const region = 'us-east-1'

/** What the stack of the pages says. @param {string | undefined} stage @returns {Promise<Record<string, string>>} */
export async function outputs(stage) {
  const name = { StackName: `Coquina-${stageOf(stage)}-Web` }
  const { Stacks = [] } = await new CloudFormationClient({ region }).send(new DescribeStacksCommand(name))
  return Object.fromEntries(
    (Stacks[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
  )
}
