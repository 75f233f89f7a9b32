import { expect, test } from 'vitest'
import { faultsOf, nodesOf, Store, WebSite } from './schema-org.ts'
import { storeData } from './store.ts'

const site = { shellUrl: 'https://shop.test/ar', name: 'Casa Lumière', locale: 'ar-u-nu-latn' }

test('The store and its website with the search are told, the store as one thing in every language', () => {
  const data = storeData(site)
  expect(faultsOf(data)).toEqual([])
  const [store, website] = nodesOf(data)
  expect(Store.parse(store)).toMatchObject({
    '@id': 'https://shop.test/#store',
    url: 'https://shop.test/ar/',
  })
  expect(WebSite.parse(website)).toMatchObject({
    inLanguage: 'ar',
    potentialAction: { target: { urlTemplate: 'https://shop.test/ar/search?q={search_term_string}' } },
  })
})

test('The business is told to search engines as far as the merchant told of it', () => {
  const business = {
    businessName: 'Lumière GmbH',
    phone: '+49 40 1',
    address: { addressLine: 'Lagerweg 3', addressLine2: 'Hinterhof', city: 'Hamburg', country: 'DE' },
  }
  const data = storeData(site, business)
  expect(faultsOf(data)).toEqual([])
  expect(nodesOf(data)[0]).toMatchObject({
    legalName: 'Lumière GmbH',
    telephone: '+49 40 1',
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: 'Lagerweg 3, Hinterhof' },
      ...{ addressLocality: 'Hamburg', addressCountry: 'DE' },
    },
  })
})
