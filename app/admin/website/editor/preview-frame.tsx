import { useState } from 'react'

type PreviewFrameProps = {
  /** Without the page. */
  preview: string
  page: string
  onFollow: (page: string) => void
  onFailure: () => void
}

/** The page with its drafts, as visitors will see it. Its links lead from page to page within the preview. */
export function PreviewFrame({ preview, page, onFollow, onFailure }: PreviewFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <>
      {!isLoaded && (
        <p role="status" className="p-6 text-ink-soft">
          Loading the preview...
        </p>
      )}
      <iframe
        title="Preview of the page"
        src={preview + page}
        onLoad={({ currentTarget: frame }) => {
          setIsLoaded(true)
          // Without a valid address, the page for wrong addresses comes, which the browser shows in no frame.
          if (frame.contentDocument) followLinks(frame, preview, onFollow)
          else onFailure()
        }}
        className="absolute inset-0 size-full bg-white"
      />
    </>
  )
}

/** What isn't a page, or isn't ours, opens in a new tab. */
function followLinks(frame: HTMLIFrameElement, preview: string, onFollow: (page: string) => void) {
  frame.contentDocument?.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || !/^https?:$/.test(link.protocol)) return
    const path = withoutPrefix(link.pathname, preview)
    const isOurs = link.host === location.host && !/^\/(admin|api)(\/|$)|\.\w+$/.test(path)
    if (!isOurs) {
      link.target = '_blank'
      link.rel = 'noopener'
      return
    }
    const { location: shown } = frame.contentWindow ?? {}
    event.preventDefault()
    if (shown && link.hash && path === withoutPrefix(shown.pathname, preview)) shown.replace(link.hash)
    else onFollow(path)
  })
}

const withoutPrefix = (path: string, prefix: string) =>
  path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
