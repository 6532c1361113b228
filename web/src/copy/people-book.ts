/** The people book: what one document says of people, offered in the next one. */
export const peopleBook = {
  title: 'People from your documents',
  text: 'Type a name or an address once. When this is on, your next document offers what your other documents say about you, your family, your home and the people you trust. It is read from your documents and kept nowhere else.',
  switch: 'Offer what my other documents say',
  on: 'Your documents now offer what your other documents say.',
  off: 'Nothing is offered from your other documents.',
  failed: 'This setting could not be changed. Please try again.',
  unread: 'The people from your documents could not be loaded.',
  empty: 'Your documents say nothing yet that another one asks for.',
  from: (document: string) => `from ${document}`,
  filledIn: (document: string) =>
    `Filled in from your ${document}. Please check it, and change it where it is different here.`,
  use: (value: string, document: string) => `Use “${value}” from your ${document}`,
  people: 'People you have named',
  takePerson: (name: string) => `Use ${name}`,
  role: (role: string, document: string) => `${role} in your ${document}`,
  offer: 'Your other documents may answer this already.',
  turnOn: 'Use the answers of my other documents',
  turnOnNote: 'This turns on “People from your documents” in your account. You can turn it off there.',
}
