import { expect, test } from '#tests/support/watched-page.ts'

test('the browser of the tests has no API that a supported browser lacks, in any page', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  const readApis = () => ({
    'URL.parse': 'parse' in URL,
    'Iterator helpers': 'map' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    requestIdleCallback: 'requestIdleCallback' in window,
    'URL.canParse': 'canParse' in URL,
  })
  for (const opened of [page, await context.newPage()]) {
    await opened.goto('/')
    expect(await opened.evaluate(readApis)).toEqual({
      'URL.parse': false,
      'Iterator helpers': false,
      requestIdleCallback: false,
      'URL.canParse': true,
    })
  }
})
