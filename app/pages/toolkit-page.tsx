import { renderIsland } from '#app/islands/island.tsx'
import { ToolkitIsland } from '#app/islands/toolkit/toolkit-island.tsx'
import type { Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'

export function createToolkitPage({ site, toolkitPage }: Content): Page {
  const { chatAssistant, booking } = site.links
  return {
    path: '/toolkit',
    title: `${toolkitPage.title} | ${site.name}`,
    description: toolkitPage.metaDescription,
    isUnlisted: true,
    island: 'toolkit',
    body: renderIsland(ToolkitIsland, { words: toolkitPage, links: { chatAssistant, booking } }),
  }
}
