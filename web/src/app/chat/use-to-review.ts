import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { answersForReview } from '@/features/assistant/questions/progress'
import { paths } from '@/lib/paths'

/** The way to the review, open once enough is answered. What is still missing, the review says. */
export function useToReview(chat: GuidedChat, { id }: Document, type: DocumentType) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const total = type.questions.length
  const toReview = async () => {
    setLeaving(true)
    const isSaved = await chat.queue.flush({ status: 'completed', currentStep: total })
    setLeaving(false)
    if (isSaved) void navigate(paths.review(id))
  }
  return { isReady: chat.count >= answersForReview(total), toReview: () => void toReview(), isLeaving }
}
