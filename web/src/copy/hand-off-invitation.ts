export const handOffInvitation = {
  text: 'A lawyer or a self-help center can look at it with you. One PDF file has your answers, the sources and the document.',
  open: 'Make the file or a link',
}
