import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'

/** Whoever comes from a question of the form is asked the same one here. */
export function useWantedQuestion(chat: GuidedChat): void {
  const [search] = useSearchParams()
  const [wanted] = useState(search.get('question'))
  useEffect(() => {
    if (wanted !== null && wanted !== chat.asked?.id) chat.change(wanted)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the beginning
  }, [])
}
