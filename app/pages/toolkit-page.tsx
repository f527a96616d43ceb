import { renderIsland } from '#app/islands/island.tsx'
import { ToolkitIsland } from '#app/islands/toolkit/toolkit-island.tsx'
import { toolkitProps } from '#app/islands/toolkit/toolkit-props.ts'
import type { Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'

export function createToolkitPage(content: Content): Page {
  const { site, toolkitPage } = content
  return {
    path: '/toolkit',
    title: `${toolkitPage.title} | ${site.name}`,
    description: toolkitPage.metaDescription,
    isUnlisted: true,
    island: 'toolkit',
    body: renderIsland(ToolkitIsland, toolkitProps(content)),
  }
}
