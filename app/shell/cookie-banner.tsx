import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icons.tsx'
import { hasConsent, storeConsent } from './consent-storage.ts'

/** Appears after hydration, since only the browser has the consent. Its position is fixed, so nothing shifts. */
export function CookieBanner() {
  const [visible, setVisible] = useState(false)
  const banner = useRef<HTMLElement>(null)
  useEffect(() => setVisible(!hasConsent()), [])
  useLayoutEffect(() => (visible && banner.current ? reserveSpace(banner.current) : undefined), [visible])

  if (!visible) return null
  const accept = () => {
    storeConsent()
    setVisible(false)
    // The focused button is gone: move the focus into the page, not to its top.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={banner}
      aria-label="Cookies"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-white shadow-raised"
    >
      <div className="mx-auto flex max-w-page items-center gap-x-3 gap-y-2 px-gutter py-4 max-sm:flex-wrap max-sm:py-2 sm:gap-x-6">
        <p className="grow text-small leading-snug max-sm:basis-full">
          We use cookies to enhance your browsing and analyze our traffic.{' '}
          <Link to="/cookie-policy" className="font-semibold text-pine underline underline-offset-4">
            Learn more<span className="sr-only"> about the cookies we use</span>
          </Link>
        </p>
        <Button variant="secondary" onClick={accept} className="shrink-0 max-sm:grow">
          Accept Cookies
        </Button>
        <button
          type="button"
          onClick={accept}
          aria-label="Close"
          className="-mr-2 flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-paper-deep"
        >
          <CloseIcon className="size-5" />
        </button>
      </div>
    </section>
  )
}

/** Pads the page by the banner's height, so that it never hides a focused control or the end of the footer. */
function reserveSpace(banner: HTMLElement) {
  // Not a custom property: it's inherited, so setting it would recalculate the style of every element.
  const { documentElement, body } = document
  const reserve = () => {
    documentElement.style.scrollPaddingBottom = `calc(${banner.offsetHeight}px + 1rem)`
    body.style.paddingBottom = `${banner.offsetHeight}px`
  }
  reserve()
  const observer = new ResizeObserver(reserve)
  observer.observe(banner)
  return () => {
    observer.disconnect()
    documentElement.style.scrollPaddingBottom = ''
    body.style.paddingBottom = ''
  }
}
