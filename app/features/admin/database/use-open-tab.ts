import { useSearchParams } from 'react-router'

export type TabId = 'surveys' | 'sessions'

/** The open tab stands in the address; each change of it is a place to go back to. */
export function useOpenTab() {
  const [params, setParams] = useSearchParams()
  const tab: TabId = params.get('tab') === 'sessions' ? 'sessions' : 'surveys'
  const openTab = (id: string) =>
    setParams(
      current => {
        if (id === 'surveys') current.delete('tab')
        else current.set('tab', id)
        return current
      },
      { preventScrollReset: true },
    )
  return { tab, openTab }
}
