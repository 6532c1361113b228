import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { copy } from '@/copy'
import { notify } from '@/ui/notify'
import { offeredQuery, peopleBookQuery } from '@/api/people-book'

/** Switches the people book on or off. */
export function useSwitchBook() {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (on: boolean) => dataOf(api.PATCH('/api/account/people-book', { body: { on } })),
    onSuccess: (book) => {
      client.setQueryData(peopleBookQuery.queryKey, book)
      client.setQueryData(offeredQuery.queryKey, book)
      notify(book.on ? copy.peopleBook.on : copy.peopleBook.off)
    },
    onError: () => notify(copy.peopleBook.failed),
  })
}
