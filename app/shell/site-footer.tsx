import { classNames } from '#app/ui/class-names.ts'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import type { Content } from '#content/all-content.ts'
import { addressLines } from '#content/company-details.ts'
import type { Site } from '#content/site.ts'
import { PostalAddress } from './postal-address.tsx'

type SiteFooterProps = {
  site: Site
  siteUrl: string
  words: Content['siteFrame']['footer']
  renderedOn: string
  isCompact?: boolean
}

/** `renderedOn`: YYYY-MM-DD. The page's script replaces the year with the visitor's. */
export function SiteFooter({ site, siteUrl, words, renderedOn, isCompact = false }: SiteFooterProps) {
  const owner = site.legalName || site.name
  const lineLink = 'inline-flex min-h-touch items-center underline hover:text-white'
  return (
    <>
      <p className="print-line">{[site.name, siteUrl, site.email].join(' · ')}</p>
      <footer className={classNames('on-pine bg-pine-deep text-paper/85', isCompact && 'text-small')}>
        <div
          className={classNames(
            'mx-auto grid max-w-page gap-x-10 px-gutter md:grid-cols-[2fr_1fr_1fr]',
            isCompact ? 'gap-y-1 py-5' : 'gap-y-10 pt-14 pb-10',
          )}
        >
          <div>
            <p className={classNames('font-display text-white', isCompact ? 'text-heading-4' : 'text-heading-3')}>
              {site.name}
            </p>
            <address className={classNames('not-italic', !isCompact && 'mt-3')}>
              {isCompact ? <p>{addressLines(site).join(', ')}</p> : <PostalAddress site={site} />}
              {site.phone && (
                <>
                  <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`} className={lineLink}>
                    {site.phone}
                  </a>
                  <br />
                </>
              )}
              <EmailAddressLink address={site.email} className={`${lineLink} max-w-full`} />
            </address>
          </div>
          <FooterLinks {...words.quickLinks} isCompact={isCompact} />
          <FooterLinks {...words.legal} isCompact={isCompact} />
        </div>
        <div className="border-t border-paper/20">
          <div className={classNames('mx-auto max-w-page px-gutter text-small', isCompact ? 'py-4' : 'py-8')}>
            <p className="max-w-text">{words.results}</p>
            <p className={classNames('max-w-text', !isCompact && 'mt-4')}>
              {words.otherFormats}{' '}
              <a href={words.accessibility.to} className="underline hover:text-white">
                {words.accessibility.text}
              </a>
            </p>
            <p className={isCompact ? undefined : 'mt-4'}>
              © <span data-year>{renderedOn.slice(0, 4)}</span>{' '}
              {`${owner}${owner.endsWith('.') ? '' : '.'} ${words.rights}`}
            </p>
          </div>
        </div>
      </footer>
    </>
  )
}

type FooterLinksProps = {
  title: string
  links: ReadonlyArray<{ to: string; label: string }>
  isCompact: boolean
}

function FooterLinks({ title, links, isCompact }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={isCompact ? 'sr-only' : 'text-heading-3 text-white'}>{title}</h2>
      <ul className={isCompact ? 'flex flex-wrap gap-x-5' : 'mt-2'}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-touch items-center underline-offset-4 hover:text-white hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
