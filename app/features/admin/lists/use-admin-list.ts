import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
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
  const queries = useQueryClient()
  const queryKey = [path, params]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage<Item>(pageParam, failure),
    initialPageParam: addressOf(path, { ...params, limit: String(pageSize) }),
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    enabled: hasToken,
  })
  // The same arrays as long as nothing was read, so that what is drawn of a page need not be drawn again.
  const pages = useMemo(() => query.data?.pages.map(({ items }) => items) ?? [], [query.data])
  const refresh = () => {
    // From the top: reading again forty pages that were scrolled through would be forty calls, one after the other.
    queries.setQueryData<InfiniteData<ListPage<Item>>>(
      queryKey,
      read => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
    )
    return query.refetch()
  }
  return {
    ...query,
    failure,
    pages,
    items: useMemo(() => pages.flat(), [pages]),
    total: query.data?.pages.at(-1)?.total,
    /** Whether these are the rows that were asked for, and not the ones before or none yet. */
    isCurrent: query.data !== undefined && !query.isPlaceholderData,
    /** A new search is not a second reading of the same. */
    isRefetching: query.isRefetching && !query.isPlaceholderData,
    refresh,
  }
}

export type AdminList<Item> = ReturnType<typeof useAdminList<Item>>
