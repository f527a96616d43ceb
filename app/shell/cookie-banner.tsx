import { buttonClasses } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icons.tsx'
import type { Content } from '#content/all-content.ts'

/** Hidden until page-script/cookie-banner.ts shows it, since only the browser has the consent. */
export const CookieBanner = ({ words }: { words: Content['siteFrame']['cookieBanner'] }) => (
  <section
    id="cookie-banner"
    hidden
    aria-label="Cookies"
    className="inset-x-0 bottom-0 z-20 border-t border-line bg-white shadow-raised tall:fixed"
  >
    <div className="mx-auto flex max-w-page items-center gap-x-3 gap-y-2 px-gutter py-4 max-sm:flex-wrap max-sm:py-2 sm:gap-x-6">
      <p className="grow text-small leading-snug max-sm:basis-full">
        {words.text}{' '}
        <a href="/cookie-policy" className="font-semibold text-pine underline underline-offset-4">
          {words.learnMore}
          <span className="sr-only"> {words.learnMoreAbout}</span>
        </a>
      </p>
      <button type="button" className={buttonClasses({ variant: 'secondary', className: 'shrink-0 max-sm:grow' })}>
        {words.accept}
      </button>
      <button
        type="button"
        aria-label="Close"
        className="-mr-2 flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-paper-deep"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  </section>
)
