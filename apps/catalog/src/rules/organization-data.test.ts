import { expect, test } from 'vitest'
import { organizationData } from './organization-data.ts'

const site = { shellUrl: 'https://shop.test/ar', name: 'Casa Lumière' }

test('The business is told to search engines as far as the merchant told of it', () => {
  expect(organizationData(site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: 'Casa Lumière',
    url: 'https://shop.test/ar/',
  })
  const business = {
    businessName: 'Lumière GmbH',
    phone: '+49 40 1',
    address: { addressLine: 'Lagerweg 3', addressLine2: 'Hinterhof', city: 'Hamburg', country: 'DE' },
  }
  expect(organizationData(site, business)).toMatchObject({
    legalName: 'Lumière GmbH',
    telephone: '+49 40 1',
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: 'Lagerweg 3, Hinterhof' },
      ...{ addressLocality: 'Hamburg', addressCountry: 'DE' },
    },
  })
})
