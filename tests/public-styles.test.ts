import { expect, test } from 'vitest'
import { toastClasses, toastCloseClasses, toastViewportClasses } from '#app/ui/toast-classes.ts'
import { attributesOf, htmlOf, sitePages } from './support/site-pages.ts'

// Classes may be escaped in a stylesheet; that of a variant ends where its condition begins.
const classesIn = (path: string) => {
  const styles = htmlOf(path).match(/<style id="site-styles">([\s\S]*?)<\/style>/)?.[1] ?? ''
  return new Set([...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))
}
const all = classesIn('/admin')
const forVisitors = classesIn('/')
const withoutStyles = (classes: readonly string[]) => classes.filter(name => all.has(name) && !forVisitors.has(name))

test('a public page has the styles of every class on it', () => {
  for (const { path, html } of sitePages.filter(page => !page.path.startsWith('/admin'))) {
    const used = attributesOf(html, '[\\w-]+', 'class').flatMap(value => value.split(/\s+/))
    expect(used.length, path).toBeGreaterThan(50)
    expect(withoutStyles(used), path).toEqual([])
  }
})

test('and of what it can show later: what is loaded on demand counts, too', () => {
  const used = [toastClasses('destructive'), toastCloseClasses, toastViewportClasses].join(' ').split(/\s+/)
  expect(used).toContain('max-w-toast')
  expect(withoutStyles(used)).toEqual([])
})

test('it does not have those of the administrator alone', () => {
  expect(forVisitors.size).toBeLessThan(all.size * 0.85)
})
