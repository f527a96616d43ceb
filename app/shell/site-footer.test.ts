import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { SiteFooter } from './site-footer.tsx'

test.each([
  ['Prairie Advice', '> Prairie Advice. All rights reserved.'],
  ['Prairie Advice Inc.', '> Prairie Advice Inc. All rights reserved.'],
])('the notice for the legal name %s has one period', (legalName, notice) => {
  const site = { ...content.site, legalName }
  const siteUrl = 'https://site.test'
  const props = { site, siteUrl, words: content.siteFrame.footer, renderedOn: '2026-11-19' }
  expect(renderToStaticMarkup(createElement(SiteFooter, props))).toContain(notice)
})
