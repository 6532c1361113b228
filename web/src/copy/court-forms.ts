export const courtForms = {
  title: 'The court’s own forms',
  text: 'The forms that your answers call for, each filled in, in the order in which they are filed. Signatures, Social Security numbers, and what you did not answer are left blank for you to complete by hand. A form that is filed “instead” takes the place of a paper of your packet, if the court wants its own. Other official forms that you may need are listed on your cover sheet.',
  loading: 'Loading the forms…',
  failed: 'The forms could not be loaded.',
  retry: 'Try again',
  none: 'Your answers call for none of the court’s forms.',
  name: (number: string) => `Form ${number}`,
  filedBy: (names: string[]) => `Filed by ${names.join(' and ')}`,
  revision: (revision: string) => `Edition of ${revision}`,
  signs: (who: string, when: string) => `Signed by: ${who} · ${when}`,
  download: 'Download',
  downloadLabel: (number: string, names: string[]) =>
    `Download: Form ${number}, filed by ${names.join(' and ')}`,
  court: (number: string) => `Form ${number} at the court`,
  look: 'Search for the form number on the Florida courts’ website, flcourts.gov.',
} as const
