import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import type { Content } from '#content/all-content.ts'
import type { Site } from '#content/site.ts'
import { PostalAddress } from './postal-address.tsx'

type SiteFooterProps = { site: Site; siteUrl: string; words: Content['siteFrame']['footer']; renderedOn: string }

/** `renderedOn`: YYYY-MM-DD. The page's script replaces the year with the visitor's. */
export function SiteFooter({ site, siteUrl, words, renderedOn }: SiteFooterProps) {
  const owner = site.legalName || site.name
  return (
    <>
      <p className="print-line">{[site.name, siteUrl, site.email].join(' · ')}</p>
      <footer className="on-pine bg-pine-deep text-paper/85">
        <div className="mx-auto grid max-w-page gap-10 px-gutter pt-14 pb-10 md:grid-cols-[2fr_1fr_1fr]">
          <div>
            <p className="font-display text-heading-3 text-white">{site.name}</p>
            <address className="mt-3 not-italic">
              <PostalAddress site={site} />
              {site.phone && (
                <>
                  <a
                    href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}
                    className="inline-flex min-h-touch items-center underline hover:text-white"
                  >
                    {site.phone}
                  </a>
                  <br />
                </>
              )}
              <EmailAddressLink
                address={site.email}
                className="inline-flex min-h-touch max-w-full items-center underline hover:text-white"
              />
            </address>
          </div>
          <FooterLinks {...words.quickLinks} />
          <FooterLinks {...words.legal} />
        </div>
        <div className="border-t border-paper/20">
          <div className="mx-auto max-w-page px-gutter py-8 text-small">
            <p className="max-w-text">{words.results}</p>
            <p className="mt-4 max-w-text">{words.otherFormats}</p>
            <p className="mt-4">
              © <span data-year>{renderedOn.slice(0, 4)}</span>{' '}
              {`${owner}${owner.endsWith('.') ? '' : '.'} ${words.rights}`}
            </p>
          </div>
        </div>
      </footer>
    </>
  )
}

function FooterLinks({ title, links }: { title: string; links: ReadonlyArray<{ to: string; label: string }> }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-heading-3 text-white">{title}</h2>
      <ul className="mt-2">
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
