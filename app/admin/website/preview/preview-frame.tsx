import { useEffect, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'

const desktopWidth = 1440

type PreviewFrameProps = {
  /** Without the page. */
  preview: string
  page: string
  title: string
  isDesktop: boolean
  onFollow: (page: string) => void
  onExpired: () => void
}

export function PreviewFrame({ preview, page, title, isDesktop, onFollow, onExpired }: PreviewFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const { box, size } = useSize()
  const scale = isDesktop && size ? Math.min(1, size.width / desktopWidth) : 1
  return (
    <div
      ref={box}
      aria-busy={!isLoaded}
      className={classNames(
        'relative h-[max(30rem,80dvh)] overflow-hidden bg-white',
        isDesktop
          ? 'rounded-card border border-line shadow-card'
          : 'max-sm:-mx-gutter max-sm:border-y max-sm:border-line sm:mx-auto sm:h-[min(52.75rem,85dvh)] sm:w-[calc(390px+1.5rem)] sm:rounded-[2.25rem] sm:border-12 sm:border-ink sm:shadow-raised',
      )}
    >
      {!isLoaded && (
        <p role="status" className="absolute inset-x-0 top-0 px-6 py-5 text-ink-soft">
          Loading the preview...
        </p>
      )}
      <iframe
        title={title}
        src={preview + page}
        onLoad={({ currentTarget: frame }) => {
          setIsLoaded(true)
          // Without a valid address, the page for wrong addresses comes, which the browser shows in no frame.
          if (frame.contentDocument) followLinks(frame, preview, onFollow)
          else onExpired()
        }}
        className="absolute top-0 left-0 size-full origin-top-left"
        // Assigned by script, which the policy allows, unlike an attribute in the page.
        style={
          isDesktop && size ? { width: desktopWidth, height: size.height / scale, transform: `scale(${scale})` } : {}
        }
      />
    </div>
  )
}

function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, size }
}

/** Leads from page to page within the preview. What isn't a page, or isn't ours, opens in a new tab. */
function followLinks(frame: HTMLIFrameElement, preview: string, onFollow: (page: string) => void) {
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
