import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page from the server and in the first render, which has to match it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
