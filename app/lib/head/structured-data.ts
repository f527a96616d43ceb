import type { Article } from '#content/articles/article.ts'
import type { City } from '#content/cities/city.ts'
import type { FaqEntry } from '#content/faq.ts'
import { site } from '#content/site.ts'
import { shareImageOf } from './share-image.ts'
import { absoluteUrl } from './site-url.ts'

const context = 'https://schema.org'

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  addressLocality: site.address.city,
  addressRegion: site.address.provinceAbbr,
  postalCode: site.address.postalCode,
  addressCountry: site.address.countryCode,
}

const headquarters = {
  '@type': 'GeoCoordinates',
  latitude: site.address.latitude,
  longitude: site.address.longitude,
}

const areasServed = site.areasServed.map(name => ({ '@type': 'Country', name }))

const companyId = absoluteUrl('/#company')

const company = {
  name: site.name,
  description: site.description,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  image: absoluteUrl(shareImageOf('/')),
  email: site.email,
  ...(site.legalName && { legalName: site.legalName }),
  ...(site.phone && { telephone: site.phone }),
  ...(site.links.profiles.length > 0 && { sameAs: site.links.profiles }),
  address: postalAddress,
}

export const organizationData = () => ({
  '@context': context,
  '@type': 'Organization',
  '@id': companyId,
  ...company,
  areaServed: areasServed,
})

export const professionalServiceData = () => ({
  '@context': context,
  '@type': 'ProfessionalService',
  ...company,
  areaServed: areasServed,
  geo: headquarters,
  knowsAbout: [...site.serviceTypes],
  priceRange: site.priceRange,
})

/** The address is always Winnipeg; only the area served depends on the city. */
export const localBusinessData = (path: string, city?: City) => ({
  '@context': context,
  '@type': 'LocalBusiness',
  // Tells search engines that all city pages are about one company.
  parentOrganization: { '@type': 'Organization', '@id': companyId, name: site.name, url: absoluteUrl('/') },
  ...company,
  url: absoluteUrl(path),
  image: absoluteUrl(shareImageOf(path)),
  geo: headquarters,
  areaServed: city
    ? [
        {
          '@type': 'City',
          name: city.city,
          geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
        },
        ...city.serviceAreas.map(name => ({ '@type': 'Place', name })),
      ]
    : areasServed,
  makesOffer: site.serviceTypes.map(name => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  priceRange: site.priceRange,
})

export const faqData = (entries: readonly FaqEntry[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const articleStructuredData = (article: Article, updated: string) => ({
  '@context': context,
  '@type': 'Article',
  headline: article.title,
  description: article.metaDescription,
  datePublished: article.date,
  dateModified: updated,
  articleSection: article.category,
  inLanguage: 'en-CA',
  image: absoluteUrl(shareImageOf(`/articles/${article.slug}`)),
  mainEntityOfPage: absoluteUrl(`/articles/${article.slug}`),
  author: {
    '@type': article.author === site.name ? 'Organization' : 'Person',
    name: article.author,
    url: absoluteUrl('/about'),
  },
  publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl('/'), logo: absoluteUrl('/icon-512.png') },
})

export const breadcrumbData = (steps: ReadonlyArray<{ name: string; path: string }>) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})
