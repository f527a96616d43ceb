import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and in the first render, which has to match it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
