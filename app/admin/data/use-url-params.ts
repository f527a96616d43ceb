import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Setting a parameter to an empty string removes it. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: Readonly<Record<string, string>>, options: { replace?: boolean } = {}) =>
      setParams(
        current => {
          for (const [name, value] of Object.entries(changes)) {
            if (value) current.set(name, value)
            else current.delete(name)
          }
          return current
        },
        { ...options, preventScrollReset: true },
      ),
    [setParams],
  )
  return [params, change] as const
}
