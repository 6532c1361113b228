export const bundles = {
  title: 'Documents that go together',
  lead: 'Bought together, for one price.',
  onePayment: 'One payment for all of it',
  separately: (prices: string, sum: string) => `One by one: ${prices} = ${sum}`,
  choice: (prices: string) => `(${prices})`,
  or: ' or ',
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  choose: (name: string) => `Get the ${name}`,
  failed: 'The bundles cannot be shown right now. Every document can be bought by itself.',
  essential: {
    title: 'Essential Estate Planning Bundle',
    text: (share: string) =>
      `A Simple Will, a Healthcare Directive and a Power of Attorney, made for you as three drafts. Each costs ${share} when you buy it, as long as you keep all three; the review page adds the processing fee.`,
    create: 'Create Bundle',
    creating: 'Creating Bundle...',
  },
} as const
