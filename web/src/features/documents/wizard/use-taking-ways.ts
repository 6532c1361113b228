import type { Answer } from '@/api/types'
import type { useNone } from './use-none'
import type { useSaveAnswer } from './use-save-answer'

/** The ways to take an answer that stands somewhere else on the screen. */
export function useTakingWays(
  none: ReturnType<typeof useNone>,
  saving: ReturnType<typeof useSaveAnswer>,
  focusControl: () => void,
) {
  /** Of two answers, the one that is to stand. */
  const choose = (chosen: Answer) => {
    none.take(chosen)
    saving.choose(chosen)
  }
  /** Its button goes with the answer that it mends. */
  const mend = (chosen: Answer) => {
    focusControl()
    choose(chosen)
  }
  const use = (taken: Answer) => {
    none.take(taken)
    // The drawer gives the focus back as it goes.
    requestAnimationFrame(focusControl)
  }
  return { choose, mend, use }
}
