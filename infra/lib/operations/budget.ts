import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Construct } from 'constructs'

const PER_CENT = [50, 80, 100]

/** Tells the operator what the account has cost this month. It counts the whole account: cost tags would have to be turned on first. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, props: { stage: string; dollars: number; operator: string }) {
    super(scope, id)
    const subscribers = [{ subscriptionType: 'EMAIL', address: props.operator }]
    new CfnBudget(this, 'Month', {
      budget: {
        budgetName: `coquina-${props.stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: props.dollars, unit: 'USD' },
      },
      notificationsWithSubscribers: PER_CENT.map((threshold) => ({
        notification: {
          notificationType: 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          thresholdType: 'PERCENTAGE',
          threshold,
        },
        subscribers,
      })),
    })
  }
}
