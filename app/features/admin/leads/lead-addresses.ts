// The places of this room. What the list was searched by stays in the address, so that the way back leads to the same list.

const listPath = '/admin/leads'

const withSearch = (path: string, params: URLSearchParams) => (params.size === 0 ? path : `${path}?${params}`)

export function personPlace(list: URLSearchParams, id: string) {
  const params = new URLSearchParams(list)
  params.set('person', id)
  return withSearch(listPath, params)
}

export function listPlace(current: URLSearchParams) {
  const params = new URLSearchParams(current)
  params.delete('person')
  return withSearch(listPath, params)
}

export const callSheetPlace = (current: URLSearchParams) => withSearch(`${listPath}/call-sheet`, current)
