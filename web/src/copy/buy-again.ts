/** A bundle that one has already. */
export const buyAgain = {
  text: 'Another one is a new payment. The order and its price come first; nothing is charged before you pay.',
  button: 'Buy it again for someone else',
  checking: 'Checking whether you have this already…',
} as const
