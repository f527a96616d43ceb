import { useSyncExternalStore } from 'react'

const never = () => () => {}
const localDay = () => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

/** The visitor's own date as YYYY-MM-DD. The prerendered page, which cannot know it, shows the day of the build. */
export const useToday = () => useSyncExternalStore(never, localDay, () => import.meta.env.BUILT_ON)
