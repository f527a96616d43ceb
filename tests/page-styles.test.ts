import { expect, test } from 'vitest'
import { toastClasses, toastCloseClasses, toastViewportClasses } from '#app/ui/toast-classes.ts'
import { classesStyledIn, pageStylesIn, wholeStylesheet } from './support/page-styles.ts'
import { attributesOf, htmlOf, sitePages } from './support/site-pages.ts'

const all = classesStyledIn(wholeStylesheet)
const withoutStyles = (html: string, classes: readonly string[]) => {
  const own = classesStyledIn(pageStylesIn(html))
  return classes.filter(name => all.has(name) && !own.has(name))
}

test('a page has the styles of every class on it', () => {
  for (const { path, html } of sitePages) {
    const used = attributesOf(html, '[\\w-]+', 'class').flatMap(value => value.replaceAll('&#x27;', "'").split(/\s+/))
    expect(used.length, path).toBeGreaterThan(50)
    expect(withoutStyles(html, used), path).toEqual([])
  }
})

test('and of what it can show later: what is loaded on demand counts, too', () => {
  const used = [toastClasses('destructive'), toastCloseClasses, toastViewportClasses].join(' ').split(/\s+/)
  expect(used).toContain('max-w-toast')
  for (const { path, html } of sitePages) expect(withoutStyles(html, used), path).toEqual([])
})

test('every variable that its styles use is defined in them', () => {
  for (const { path, html } of sitePages) {
    const styles = pageStylesIn(html)
    const defined = new Set(styles.match(/--[\w-]+(?=\s*[:{])/g))
    // With a value to fall back on, a variable may well be missing.
    const used = styles.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []
    expect(used.length, path).toBeGreaterThan(50)
    expect(
      used.filter(name => !defined.has(name) && wholeStylesheet.includes(`${name}:`)),
      path,
    ).toEqual([])
  }
})

test('it does not have what other pages alone show', () => {
  for (const [path, share] of [
    ['/', 0.6],
    ['/privacy-policy', 0.6],
    ['/quiz', 0.7],
  ] as const) {
    expect(pageStylesIn(htmlOf(path)).length, path).toBeLessThan(wholeStylesheet.length * share)
  }
})
