import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { withQuery } from '#app/admin/data/use-admin-query.ts'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import { useHasAdminToken } from '#app/admin/session/admin-token.ts'
import type { Call } from '#contracts/call.ts'
import { totalHeader } from '#contracts/constants.ts'
import { minuteMs } from '#contracts/time.ts'

const pageSize = 50

type ListParams = Readonly<Record<string, string>>

type ListPage<Item> = { items: Item[]; next: string | undefined; total: number }

async function fetchPage<Item>(url: string): Promise<ListPage<Item>> {
  const response = await fetchAdmin(`GET ${url}`)
  const items = (await response.json()) as Item[]
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  return { items, next, total: Number(response.headers.get(totalHeader) ?? items.length) }
}

const totalOf = (data: InfiniteData<ListPage<unknown>> | undefined) => data?.pages.at(-1)?.total

type ListCall = Call & { response: z.ZodType<unknown[]> }

/** `what` names the items in messages, e.g. "survey responses". Rows of the previous search stay until new ones arrive. */
export const useAdminList = <C extends ListCall>(path: C['path'], what: string, params: ListParams) =>
  useList<z.output<C['response']>[number]>(path, what, params)

function useList<Item>(path: string, what: string, params: ListParams) {
  const query = useInfiniteQuery({
    queryKey: [path, params],
    queryFn: ({ pageParam }) => fetchPage<Item>(pageParam),
    initialPageParam: withQuery(path, { ...params, limit: String(pageSize) }) as string,
    getNextPageParam: page => page.next,
    placeholderData: previous => (totalOf(previous) ? previous : undefined),
    enabled: useHasAdminToken(),
    // Coming back after a while shows who arrived in the meantime.
    staleTime: minuteMs,
    refetchOnWindowFocus: true,
  })
  return { ...query, path, what, params, total: totalOf(query.data) }
}

export type AdminList<Item> = ReturnType<typeof useList<Item>>
