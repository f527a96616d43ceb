import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has taken over the page: false in the prerendered page and while React compares its own with it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
