import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { ChatMessage, ChatReply } from '@/api/types'

/** Sends a message. What has been confirmed is saved before, so that the assistant knows of it. */
export function usePostMessage(saveFirst: () => Promise<unknown>) {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (message: ChatMessage): Promise<ChatReply> => {
      await saveFirst()
      return dataOf(api.POST('/api/chat', { body: message }))
    },
  })
}
