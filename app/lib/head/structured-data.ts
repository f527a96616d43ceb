import type { Article } from '#content/articles/article.ts'
import type { City } from '#content/cities/city.ts'
import type { FaqEntry } from '#content/faq.ts'
import type { Site } from '#content/site.ts'
import { shareImageOf } from './page-files.ts'

/** Makes a path of this site a whole URL. */
type UrlOf = (path: string) => string

/** What the document shows as JSON-LD, once it knows the site's address. */
export type StructuredData = (urlOf: UrlOf) => readonly object[]

/** Shared by all pages, so that search engines see one company. */
const companyId = (urlOf: UrlOf) => urlOf('/#company')

const point = ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

const countries = (site: Site) => site.areasServed.map(name => ({ '@type': 'Country', name }))

const companyFacts = (site: Site, urlOf: UrlOf) => ({
  '@id': companyId(urlOf),
  name: site.name,
  description: site.description,
  url: urlOf('/'),
  logo: urlOf('/icon-512.png'),
  image: urlOf(shareImageOf('/')),
  email: site.email,
  ...(site.legalName && { legalName: site.legalName }),
  ...(site.phone && { telephone: site.phone }),
  ...(site.links.profiles.length > 0 && { sameAs: site.links.profiles }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.provinceAbbr,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  },
  geo: point(site.address),
  priceRange: site.priceRange,
})

export const companyData = (site: Site, urlOf: UrlOf) => ({
  '@type': ['Organization', 'ProfessionalService'],
  ...companyFacts(site, urlOf),
  areaServed: countries(site),
  knowsAbout: site.serviceTypes,
})

/** For the site's name in search results. */
export const websiteData = (site: Site, urlOf: UrlOf) => ({
  '@type': 'WebSite',
  name: site.name,
  url: urlOf('/'),
  inLanguage: 'en-CA',
  publisher: { '@id': companyId(urlOf) },
})

/** The address is always Winnipeg; only the area served depends on the city. */
export const localBusinessData = (site: Site, urlOf: UrlOf, city?: City) => ({
  '@type': 'LocalBusiness',
  ...companyFacts(site, urlOf),
  areaServed: city
    ? [
        { '@type': 'City', name: city.city, geo: point(city) },
        ...city.serviceAreas.map(name => ({ '@type': 'Place', name })),
      ]
    : countries(site),
  makesOffer: site.serviceTypes.map(name => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
})

export const faqData = (entries: readonly FaqEntry[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const articleStructuredData = (site: Site, article: Article, updated: string, urlOf: UrlOf) => ({
  '@type': 'Article',
  headline: article.title,
  description: article.metaDescription,
  datePublished: article.date,
  dateModified: updated,
  articleSection: article.category,
  inLanguage: 'en-CA',
  image: urlOf(shareImageOf(`/articles/${article.slug}`)),
  mainEntityOfPage: urlOf(`/articles/${article.slug}`),
  author:
    article.author === site.name
      ? publisher(site, urlOf)
      : { '@type': 'Person', name: article.author, url: urlOf('/about') },
  publisher: publisher(site, urlOf),
})

const publisher = (site: Site, urlOf: UrlOf) => ({
  '@type': 'Organization',
  '@id': companyId(urlOf),
  name: site.name,
  url: urlOf('/'),
  logo: urlOf('/icon-512.png'),
})

export const breadcrumbData = (steps: ReadonlyArray<{ name: string; path: string }>, urlOf: UrlOf) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
})
