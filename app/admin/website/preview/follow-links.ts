/** Leads from page to page within the preview. What isn't a page, or isn't ours, opens in a new tab. */
export function followLinks(frame: HTMLIFrameElement, preview: string, onFollow: (page: string) => void) {
  frame.contentDocument?.addEventListener('click', event => {
    // Not `instanceof`: the frame has classes of its own.
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || !/^https?:$/.test(link.protocol)) return
    const path = withoutPrefix(link.pathname, preview)
    const isOurs = link.host === location.host && !/^\/(admin|api)(\/|$)|\.\w+$/.test(path)
    if (!isOurs) {
      link.target = '_blank'
      link.rel = 'noopener'
      return
    }
    event.preventDefault()
    const { location: shown } = frame.contentWindow ?? {}
    if (shown && link.hash && path === withoutPrefix(shown.pathname, preview)) shown.replace(link.hash)
    else onFollow(path + link.hash)
  })
}

const withoutPrefix = (path: string, prefix: string) =>
  path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
