import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openProposals } from '@/features/assistant/conversation/selectors'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'

/** Whoever comes from a question of the form is asked the same one here, where no answer to it waits to be confirmed. */
export function useWantedQuestion(chat: GuidedChat): void {
  const [search] = useSearchParams()
  const [wanted] = useState(search.get('question'))
  useEffect(() => {
    const waits = openProposals(chat.talk).some(({ question }) => question === wanted)
    if (wanted !== null && !waits && wanted !== chat.asked?.id) chat.change(wanted)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the beginning
  }, [])
}
