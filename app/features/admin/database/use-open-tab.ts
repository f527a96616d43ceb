import { useSearchParams } from 'react-router'

export type TabId = 'surveys' | 'sessions'

const tabIn = (params: URLSearchParams): TabId => (params.get('tab') === 'sessions' ? 'sessions' : 'surveys')

/** The open tab stands in the address; each change of it is a place to go back to. */
export function useOpenTab() {
  const [params, setParams] = useSearchParams()
  const openTab = (id: string) => {
    // A press is reported twice, by the pointer and by the focus that follows it; the address knows of the first already.
    if (tabIn(new URLSearchParams(location.search)) === id) return
    setParams(
      current => {
        if (id === 'surveys') current.delete('tab')
        else current.set('tab', id)
        return current
      },
      { preventScrollReset: true },
    )
  }
  return { tab: tabIn(params), openTab }
}
