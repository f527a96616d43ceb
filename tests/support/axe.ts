import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: axe.RunOptions = {
  // axe checks the target sizes of WCAG 2.2 AA only on request.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Details of passes would double the time.
  resultTypes: ['violations'],
}

export async function expectNoAxeFindings(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const findings = await page.evaluate(async options => {
    // A button that's changing its color has too little contrast for a moment.
    const transitions = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
  expect(findings).toEqual([])
}
