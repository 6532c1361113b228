/** What is said of words while they are typed. The sentences with "Invalid" keep a message from being sent. */
export const inputCheck = {
  nameShort: 'Name appears too short',
  nameLetters: 'Names usually have only letters, spaces, hyphens, apostrophes and periods. Please check it.',
  addressParts: 'A full address has a street, a city, a state and a ZIP code, separated by commas.',
  addressZip: 'The address has no five- or nine-digit ZIP code. Please check it.',
  addressNumber: 'Addresses usually start with a house number.',
  addressFlorida: 'This address does not look like one in Florida.',
  email: 'Invalid email format',
  dateFormat: 'Invalid date format',
  dateValue: 'Invalid date value',
  dateYear: 'Please check the year.',
  phone: 'Invalid phone number format',
  repeated: (word: string) => `“${word}” appears twice in a row.`,
} as const
