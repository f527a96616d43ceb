import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

export const slugOfCategory = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-')

const never = () => () => {}

/** The category in the address, by its slug, or nothing for all articles. */
export function useChosenCategory() {
  const [search] = useSearchParams()
  // The prerendered page knows no search: while React takes it over, the list has to be the one that is there.
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return { chosen: (takenOver && search.get('category')) || '', takenOver }
}
