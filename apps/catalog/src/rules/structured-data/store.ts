import type { Site } from '@galleria/federation'
import type { SiteProperties } from '@galleria/platform-client/site-properties'
import type { OnlineStore, PostalAddress, WebSite } from 'schema-dts'
import { graphOf } from './graph.ts'

/** Legal name and contact of the business, as far as the merchant told of it. */
export type Business = Pick<SiteProperties, 'businessName' | 'email' | 'phone' | 'address'>

type Told = Pick<Site, 'name' | 'shellUrl' | 'locale'>

/** The business behind the store and the store's website with its search, for search engines. */
export function storeData(site: Told, business: Business | null = null): object {
  return graphOf([organizationData(site, business), websiteData(site)])
}

/** The business as posts and the website name it: one thing in every language. */
export const storeId = ({ shellUrl }: Pick<Site, 'shellUrl'>) => `${new URL(shellUrl).origin}/#store`

function organizationData(site: Told, business: Business | null): OnlineStore {
  const { businessName, email, phone, address } = business ?? {}
  const place = placeOf(address ?? {})
  return {
    '@type': 'OnlineStore',
    '@id': storeId(site),
    name: site.name,
    url: `${site.shellUrl}/`,
    logo: logoOf(site),
    ...(businessName && { legalName: businessName }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(Object.keys(place).length > 0 && {
      address: { '@type': 'PostalAddress', ...place } as PostalAddress,
    }),
  }
}

/** Address of the store's icon, which the shell serves. */
export const logoOf = ({ shellUrl }: Pick<Site, 'shellUrl'>) =>
  `${new URL(shellUrl).origin}/icons/icon-512.png`

function websiteData(site: Told): WebSite {
  const { shellUrl, name, locale } = site
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${shellUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${shellUrl}/#website`,
    name,
    url: `${shellUrl}/`,
    inLanguage: new Intl.Locale(locale).baseName,
    publisher: { '@id': storeId(site) },
    // The input of a search is Google's own annotation, which the vocabulary does not list.
    potentialAction: search as WebSite extends { potentialAction?: infer Action } ? Action : never,
  }
}

function placeOf(address: NonNullable<Business['address']>): object {
  const { addressLine, addressLine2, city, postalCode, subdivision, country } = address
  const street = [addressLine, addressLine2].filter(Boolean).join(', ')
  return {
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    ...(subdivision && { addressRegion: subdivision }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  }
}
