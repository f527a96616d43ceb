import { absoluteUrl } from '#app/lib/head/site-url.ts'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import type { Site } from '#content/site.ts'
import { PostalAddress } from './postal-address.tsx'

const quickLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/articles', label: 'Articles' },
]

const legalLinks = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/cookie-policy', label: 'Cookie Policy' },
]

/** `renderedOn`: YYYY-MM-DD. The page's script replaces the year with the visitor's. */
export function SiteFooter({ site, renderedOn }: { site: Site; renderedOn: string }) {
  return (
    <>
      <p className="print-line">{[site.name, absoluteUrl(''), site.email].join(' · ')}</p>
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
          <FooterLinks title="Quick Links" links={quickLinks} />
          <FooterLinks title="Legal" links={legalLinks} />
        </div>
        <div className="border-t border-paper/20">
          <div className="mx-auto max-w-page px-gutter py-8 text-small">
            <p className="max-w-text">
              We'll tell you what we know and what we see. No specific results are guaranteed: those depend on your
              business, your market and the work you put in.
            </p>
            <p className="mt-4 max-w-text">Need this in another format, or found something hard to use? Email us.</p>
            <p className="mt-4">
              © <span data-year>{renderedOn.slice(0, 4)}</span> {`${site.legalName || site.name}. All rights reserved.`}
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
