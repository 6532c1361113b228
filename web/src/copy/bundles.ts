export const bundles = {
  title: 'Documents that go together',
  lead: 'Bought together, for one price.',
  holds: 'What it holds',
  onePayment: 'One payment for everything',
  insteadOf: (sum: string) => `instead of ${sum}`,
  saving: (price: string, sum: string, saved: string) => `${price} instead of ${sum}: you save ${saved}`,
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  choose: (name: string) => `Get the ${name}`,
  failed: 'The bundles cannot be shown right now. You can still buy each document by itself.',
  owned: 'You already have this',
  ownedText: 'Every document in this bundle is in your account.',
  ownedLink: 'Go to My Documents',
  essential: {
    title: 'Essential Estate Planning Bundle',
    text: 'A Simple Will, a Healthcare Directive and a Power of Attorney.',
    together: (price: string) => `${price} together`,
    oneByOne: (price: string, total: string, fee: string) =>
      `Create Bundle makes three drafts. You pay for each one when you finish it: the first at its own price, the others at a lower price. As long as you keep all three, they cost ${price} together. The review page adds a ${fee} processing fee to each, so the total is ${total}.`,
    atOnce: (price: string) => `Pay ${price} once for all three, with no processing fee`,
    create: 'Create Bundle',
    creating: 'Creating Bundle...',
  },
} as const
