import { useMatches } from 'react-router'
import { site } from '#content/site.ts'

/** The handle of each page's route. */
export type AdminPage = {
  title: string
  description: string
  back?: { to: string; label: string }
  /** Has its own toolbar, and no room for the menu. */
  isFullScreen?: true
}

/** Undefined if there's no such page. */
export const useAdminPage = () => useMatches().at(-1)?.handle as AdminPage | undefined

export const documentTitle = (title: string) => `${title} | ${site.name}`
