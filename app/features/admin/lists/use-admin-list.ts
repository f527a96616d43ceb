import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { requestAdmin } from '#app/features/admin/session/admin-api.ts'
import { useHasAdminToken } from '#app/features/admin/session/admin-token.ts'
import { totalHeader } from '#contracts/list-headers.ts'

const pageSize = 50

export type ListParams = Readonly<Record<string, string>>

/** Parameters that say nothing are left out. */
export function addressOf(path: string, params: ListParams) {
  const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
  return search.size === 0 ? path : `${path}?${search}`
}

export type ListPage<Item> = { items: Item[]; next: string | undefined; total: number }

async function fetchPage<Item>(address: string, failure: string): Promise<ListPage<Item>> {
  try {
    const response = await requestAdmin(address)
    const items = (await response.json()) as Item[]
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    return { items, next, total: Number(response.headers.get(totalHeader) ?? items.length) }
  } catch (error) {
    console.info(error)
    throw new Error(failure)
  }
}

/**
 * A list of the administrator's, page by page. A new search keeps showing the old rows until its own are there.
 * `failure` is what is said when a page cannot be had.
 */
export function useAdminList<Item>(path: string, params: ListParams, failure: string) {
  const hasToken = useHasAdminToken()
  const query = useInfiniteQuery({
    queryKey: [path, params],
    queryFn: ({ pageParam }) => fetchPage<Item>(pageParam, failure),
    initialPageParam: addressOf(path, { ...params, limit: String(pageSize) }),
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    enabled: hasToken,
  })
  const pages = query.data?.pages ?? []
  return { ...query, items: pages.flatMap(page => page.items), total: pages[0]?.total }
}
