export const previewChat = {
  title: 'Try the chat',
  description: 'A free sample of the Coquina chat: three messages, no account, nothing stored.',
  heading: 'Try Legal AI Free',
  lead: 'A short sample of the conversation. Choose a question, or send up to three messages of your own; nothing is stored.',
  log: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  seeded: [
    {
      role: 'assistant',
      text: 'Hello. I am an AI, not a lawyer, and I cannot give legal advice. I can explain words and ask you the questions that a document needs.',
    },
    { role: 'user', text: 'What is a personal representative?' },
    {
      role: 'assistant',
      text: 'It is the person who handles an estate with the court after a death; many people say “executor.” A Florida personal representative must be at least 18. Someone who does not live in Florida can serve only if closely related (ss. 733.302 to 733.304, Fla. Stat.).',
    },
  ],
  reply:
    'This is only a sample, so I cannot answer that here. Create a free account to go through your document question by question.',
  /** A typed message is not the prepared question word for word: its yes or no has to be read with the question that it answers. */
  replyTo: (question: string, answer: string) => `To “${question}”: ${answer}`,
  elsewhere: 'You can read these without an account:',
  askTitle: 'It can answer these here',
  askLead: 'They do not count as messages.',
  askMore: (count: number) => `Show ${count} more questions`,
  askFewer: 'Show fewer questions',
  signUp: 'Create a free account to go through your document question by question.',
  remaining: (count: number) => (count === 1 ? '1 message left' : `${count} messages left`),
  placeholder: 'Type your message',
  hint: 'Enter sends. Shift + Enter starts a new line.',
  send: 'Send',
  typing: 'The assistant is writing…',
  locked: 'You have used the three messages of this sample.',
  getStarted: 'Get Started Free',
  pricesTitle: 'What the documents cost',
  pricesLead: (fee: string) =>
    `You pay this price and a ${fee} processing fee. The order summary shows both before you pay.`,
  inPreview: (listed: string, price: string) => `This preview lists it at ${listed}. You pay ${price}.`,
  /** In cents, where this list differs from the catalogue. */
  prices: { powerOfAttorney: 8900, healthcareDirective: 7900 } as Record<string, number>,
} as const
