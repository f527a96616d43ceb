import { expect, test } from 'vitest'
import { newerApis } from './support/older-browser.ts'

test.each([
  'URL.parse',
  'Promise.try',
  'Iterator',
  'Iterator.prototype.map',
  'Uint8Array.fromBase64',
  'Intl.DurationFormat',
  'Document.prototype.startViewTransition',
  'ReadableStream.prototype.@@asyncIterator',
  'requestIdleCallback',
])('%s is newer than the supported browsers', path => {
  expect(newerApis).toContain(path)
})

test.each([
  'URL',
  'URL.canParse',
  'Promise.withResolvers',
  'Array.prototype.toSorted',
  'Iterator.prototype.@@iterator',
  'HTMLElement.prototype.showPopover',
  'Element.prototype.checkVisibility',
  // Had a prefix at first.
  'Element.prototype.requestFullscreen',
])('every supported browser has %s', path => {
  expect(newerApis).not.toContain(path)
})
