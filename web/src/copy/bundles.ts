export const bundles = {
  title: 'Documents that go together',
  lead: 'Bought together, for one price, which you pay before you start.',
  onePayment: 'One payment for everything',
  saving: (sum: string, saved: string) => `instead of ${sum}: you save ${saved}`,
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  choose: (name: string) => `Get the ${name}`,
  failed: 'The bundles cannot be shown right now. You can still buy each document by itself.',
  owned: 'You already have this',
  ownedText: 'Every document in this bundle is in your account.',
  ownedLink: 'Go to My Documents',
  essential: {
    title: 'Essential Estate Planning Bundle',
    text: 'A Simple Will, a Healthcare Directive and a Power of Attorney.',
    together: (price: string, total: string) => `${price} at once, or ${total} one by one`,
    oneByOne: (fee: string) =>
      `Create Bundle makes three drafts. You pay for each one when you finish it: the first at its own price, the others at a lower price as long as you keep all three. A ${fee} processing fee is added to each.`,
    atOnce: (price: string) => `Pay ${price} once for all three, with no processing fee`,
    create: 'Create Bundle',
    creating: 'Creating Bundle...',
  },
} as const
