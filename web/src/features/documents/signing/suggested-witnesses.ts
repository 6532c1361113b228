import { wordsIn, type Execution } from './execution'

/** How the cover sheet says whom it suggests, which is more than the law requires. */
const SUGGESTED = /What this checklist suggests is more than the law requires: ([^.]+)\./

/** The short answer to who can be a witness, in the paper's own words; none where the law's own answer has to be read whole. */
export function suggestedWitnesses({ witnesses }: Execution): string | undefined {
  return wordsIn(witnesses)
    .map((words) => SUGGESTED.exec(words)?.[1])
    .find(Boolean)
}
