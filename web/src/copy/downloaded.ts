/** The browser has the file: where it is then, each browser shows in its own way. */
export const downloaded = {
  title: 'Downloaded',
  text: (file: string) => `${file} is with your downloads.`,
} as const
