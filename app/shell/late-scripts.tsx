import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * React Router's own scripts, fetched after what the visitor sees: its module preloads would otherwise compete with
 * the fonts and pictures of the first screen (docs/decisions/0004-fast-first-page.md).
 */
export function LateScripts() {
  return lowerPriority(Scripts({}))
}

function lowerPriority(node: ReactNode): ReactNode {
  return Children.map(node, child => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child
    if (child.type === Fragment) return lowerPriority(child.props.children)
    if (child.type === 'link') return cloneElement(child, { fetchPriority: 'low' } as object)
    return child
  })
}
