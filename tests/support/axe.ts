import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, whose target sizes axe checks only when asked to, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function expectNoAxeFindings(page: Page) {
  // Legacy mode looks at this page alone and opens no second one to put results together: there are no frames here.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
