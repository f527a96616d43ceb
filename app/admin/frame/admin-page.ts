import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'
import { createStore } from '#app/lib/create-store.ts'
import { site } from '#content/site.ts'

/** The handle of each page's route. */
export type AdminPage = {
  title: string
  back?: { to: string; label: string }
  /** At the top of the page, instead of at the end of the menu. */
  hasLogout?: true
  /** Has its own toolbar, and no room for the menu. */
  isFullScreen?: true
}

const ownTitle = createStore<string | undefined>(undefined)

/** For a page whose title depends on its data. */
export function useOwnTitle(title: string) {
  useLayoutEffect(() => {
    ownTitle.set(title)
    return () => ownTitle.set(undefined)
  }, [title])
}

/** Undefined if there's no such page. */
export function useAdminPage() {
  const page = useMatches().at(-1)?.handle as AdminPage | undefined
  const title = useSyncExternalStore(ownTitle.subscribe, ownTitle.get, () => undefined)
  return page && { ...page, title: title ?? page.title }
}

export const documentTitle = (title: string) => `${title} | ${site.name}`
