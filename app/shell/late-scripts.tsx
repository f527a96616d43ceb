import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Scripts } from 'react-router'

type ElementProps = { children?: ReactNode; href?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } }

/** In development as they come: hot reloading depends on their order. */
export const LateScripts = () => (import.meta.env.DEV ? <Scripts /> : <ScriptsAfterPaint />)

/**
 * React Router's own scripts, started after the first paint. As they come, its preloads and static imports compete
 * with the words, the fonts and the pictures of the first screen (docs/decisions/0004-fast-first-page.md).
 */
function ScriptsAfterPaint() {
  const elements = flatten(Scripts({}))
  const preloads = elements.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []))
  const scripts = elements.filter(({ type }) => type !== 'link')
  return createElement(Fragment, null, ...scripts.map(script => startedLate(script, preloads)))
}

const flatten = (node: ReactNode): Array<ReactElement<ElementProps>> =>
  Children.toArray(node).flatMap(child => {
    if (!isValidElement<ElementProps>(child)) return []
    return child.type === Fragment ? flatten(child.props.children) : [child]
  })

/** Only the script that imports the app changes. In the browser all of them are blank: they have done their work. */
function startedLate(script: ReactElement<ElementProps>, preloads: readonly string[]) {
  const code = script.props.dangerouslySetInnerHTML?.__html.trim()
  if (script.props.type !== 'module' || !code) return script
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: startAfterPaint(code, preloads) } })
}

const isLibrary = (href: string) => href.includes('/vendor-')

/**
 * The same imports, made dynamic and put behind the first paint; the preloads keep them from queueing one by one. The
 * libraries, which take longest to run, start one at a time with a pause in between, so that a touch is answered.
 */
const startAfterPaint = (code: string, preloads: readonly string[]) =>
  [
    'await new Promise(painted => requestAnimationFrame(() => setTimeout(painted)));',
    `for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    `for (const href of ${JSON.stringify(preloads.filter(isLibrary))}) { await import(href); await new Promise(next => setTimeout(next)); }`,
    code
      .replace(/^import \* as (\w+) from ("[^"]+");?/gm, 'const $1 = await import($2);')
      .replace(/^import ("[^"]+");?/gm, 'await import($1);'),
  ].join('\n')
