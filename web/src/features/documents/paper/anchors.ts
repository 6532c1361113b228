/** Where on the page a part of the paper is, so that the contents and the signing steps can lead to it. */
export const anchors = {
  instrument: (id: string) => `instrument-${id}`,
  clause: (id: string) => `clause-${id}`,
  cover: 'cover-sheet',
}
