export const sharedFile = {
  title: 'A File for You',
  description: 'A file about a legal document that someone shared with you.',
  heading: 'A file for you',
  lead: 'Someone who prepared a legal document with Coquina shared this file with you.',
  inside:
    'It has their answers, what our checks found in them, the sources, and the document itself. Coquina is not a law firm, and the file is no legal advice.',
  download: 'Download the PDF file',
  fetching: 'Fetching the file…',
  done: 'The file is in your downloads.',
  seen: 'The person who sent you the link can see when the file is downloaded. Coquina does not record who downloads it.',
  ended: 'This link does not work',
  incomplete: 'Part of the link is missing',
  incompleteText:
    'Please open the link again as it was sent to you, with everything behind the # sign. For safety, this page removes that part once it has read it.',
  failed: 'The file could not be fetched. Please try again.',
}
