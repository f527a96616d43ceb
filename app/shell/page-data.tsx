import { useMatches } from 'react-router'
import { pageDataId, pageDataText } from '#app/lib/page-data.ts'
import { InlineJson } from './inline-json.tsx'

/** Written where the page is prerendered; in the browser it stays what it was, whatever page comes next. */
export function PageData() {
  const data = useMatches().at(-1)?.loaderData
  const json = import.meta.env.SSR && data !== undefined ? JSON.stringify(data) : pageDataText
  return <InlineJson type="application/json" id={pageDataId} json={json} />
}
