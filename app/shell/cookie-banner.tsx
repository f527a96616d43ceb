import { buttonClasses } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import type { Content } from '#content/all-content.ts'

type CookieBannerProps = { words: Content['siteFrame']['cookieBanner']; isCompact: boolean }

/**
 * Hidden until page-script/cookie-banner.ts shows it, since only the browser has the consent. A compact one is in the flow
 * and in one row.
 */
export const CookieBanner = ({ words, isCompact }: CookieBannerProps) => (
  <section
    id="cookie-banner"
    hidden
    aria-label="Cookies"
    className={classNames(
      'inset-x-0 bottom-0 z-20 border-t border-line bg-white shadow-raised',
      isCompact ? 'in-flow' : 'tall:fixed',
    )}
  >
    <div
      className={classNames(
        'mx-auto flex max-w-page items-center gap-x-2 gap-y-2 px-gutter sm:gap-x-6',
        isCompact ? 'py-1' : 'py-4 max-sm:flex-wrap max-sm:py-2',
      )}
    >
      <p className={classNames('grow leading-snug', isCompact ? 'text-[0.8125rem]' : 'text-small max-sm:basis-full')}>
        {isCompact ? words.shortText : words.text}{' '}
        <a href="/cookie-policy" className="font-semibold text-pine underline underline-offset-4">
          {words.learnMore}
          <span className="sr-only"> {words.learnMoreAbout}</span>
        </a>
      </p>
      <button
        type="button"
        className={buttonClasses({
          variant: 'secondary',
          size: isCompact ? 'small' : 'normal',
          className: isCompact ? 'shrink-0 max-sm:px-2' : 'shrink-0 max-sm:grow',
        })}
      >
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
