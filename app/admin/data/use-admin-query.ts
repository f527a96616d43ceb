import { type keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'

type QueryOptions = {
  enabled?: boolean
  staleTime?: number
  refetchOnMount?: 'always'
  refetchOnWindowFocus?: boolean
  placeholderData?: typeof keepPreviousData
}

export const useAdminQuery = <C extends Call>(address: AddressOf<C>, options: QueryOptions = {}) =>
  useQuery({
    queryKey: [address],
    queryFn: async (): Promise<ResponseOf<C>> => (await fetchAdmin(address)).json(),
    ...options,
  })

/** Leaves out empty parameters. */
export const withQuery = <Path extends string>(path: Path, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))}` as const
