import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'

export const paymentSettingsQuery = queryOptions({
  queryKey: ['payments', 'settings'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/payments/settings', { signal })),
})
