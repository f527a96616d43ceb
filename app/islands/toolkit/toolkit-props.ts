import type { Content } from '#content/all-content.ts'

export type ToolkitProps = ReturnType<typeof toolkitProps>

export const toolkitProps = ({ site, toolkitPage }: Content) => ({
  words: toolkitPage,
  links: { chatAssistant: site.links.chatAssistant, booking: site.links.booking },
})
