import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { InlineJson } from '#app/shell/inline-json.tsx'
import { islandId, islandPropsId } from '#app/shell/page.ts'
import { IslandRoot } from './island-root.tsx'

/** Rendered as a root of its own, because `useId` counts from the root. Its words reach the browser as JSON. */
export function renderIsland<Props extends object>(Island: ComponentType<Props>, props: Props) {
  const html = renderToString(
    <IslandRoot>
      <Island {...props} />
    </IslandRoot>,
  )
  return (
    <>
      <div id={islandId} dangerouslySetInnerHTML={{ __html: html }} />
      <InlineJson type="application/json" id={islandPropsId} json={JSON.stringify(props)} />
    </>
  )
}
