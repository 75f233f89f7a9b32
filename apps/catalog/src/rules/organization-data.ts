import type { Site } from '@galleria/federation'
import type { SiteProperties } from '@galleria/platform-client/site-properties'

/** Legal name and contact of the business, as far as the merchant told of it. */
export type Business = Pick<SiteProperties, 'businessName' | 'email' | 'phone' | 'address'>

/** The business behind the store, for search engines (schema.org/OnlineStore). */
export function organizationData(
  { name, shellUrl }: Pick<Site, 'name' | 'shellUrl'>,
  business: Business | null = null,
): object {
  const { businessName, email, phone, address } = business ?? {}
  const place = placeOf(address ?? {})
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    url: `${shellUrl}/`,
    ...(businessName && { legalName: businessName }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(Object.keys(place).length > 0 && { address: { '@type': 'PostalAddress', ...place } }),
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
