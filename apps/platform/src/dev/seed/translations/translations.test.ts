import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../base/clock.ts'
import { anonymous } from '../../testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { seedRows } from '../index.ts'
import { missingPhrases, phrasebooks } from './index.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site.close())

const rows = seedRows({ size: 'full', clock: systemClock, config: undefined })

it.each(Object.entries(phrasebooks))(
  'The phrasebook %s has words for every text of the seed, and no others',
  (_, phrases) => {
    expect(missingPhrases(rows, phrases)).toEqual([])
    const used = new Set<string>()
    const noting = new Proxy(phrases, {
      get(book, text: string) {
        used.add(text)
        return book[text]
      },
    })
    missingPhrases(rows, noting)
    // The platform itself says these of movements of points.
    const own = ['Points not used in time', 'Imported']
    expect(Object.keys(phrases).filter((text) => !used.has(text) && !own.includes(text))).toEqual([])
  },
)

describe('A product of the seed', () => {
  it.each(Object.keys(phrasebooks))(
    'is whole in %s: text, options, info sections, pictures',
    async (language) => {
      const { access_token } = await anonymous(site)
      const answer = await site.fetch(`${site.url}/stores-reader/v1/products/query-platformized`, {
        method: 'POST',
        headers: {
          authorization: access_token,
          'content-type': 'application/json',
          'x-wix-linguist': language,
        },
        body: JSON.stringify({ query: { paging: { limit: 100 } } }),
      })
      const { products = [] } = await answer.json()
      expect(products.length).toBeGreaterThan(5)
      for (const { name, untranslated, productOptions, additionalInfoSections, media } of products) {
        expect([name, untranslated]).toEqual([name, undefined])
        const texts = [
          name,
          ...productOptions.map((each: { translatedName: string }) => each.translatedName),
          ...additionalInfoSections.map((each: { title: string }) => each.title),
          media.mainMedia?.image?.altText ?? 'ا',
        ]
        if (language === 'ar') for (const text of texts) expect(text).toMatch(/^[^a-z]+$/i)
      }
    },
  )
})

describe('A way of delivery', () => {
  it.each([
    ['de', /^(Mo|Di|Mi|Do|Fr|Sa|So)/, /\d{2}:\d{2}/],
    ['ar', /[\u0600-\u06ff]/, /\d/],
  ])('is told in %s by both carts, with the evenings of its courier', async (language, day, time) => {
    const { access_token } = await anonymous(site)
    const answer = await site.fetch(`${site.url}/_api/delivery-rates/v1/get-delivery-solutions`, {
      method: 'POST',
      headers: {
        authorization: access_token,
        'content-type': 'application/json',
        'x-wix-linguist': language,
      },
      body: JSON.stringify({
        lineItems: [{ id: '1', quantity: 1, totalPrice: '25.00', physicalProperties: { weight: 1 } }],
        destination: { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001' },
        currency: 'USD',
      }),
    })
    const { deliverySolutions } = await answer.json()
    const slots = deliverySolutions.flatMap(({ logistics }: Told) =>
      logistics.deliveryTimeSlot ? [logistics] : [],
    )
    expect(slots.length).toBeGreaterThan(0)
    for (const { deliveryTime } of slots) {
      expect(deliveryTime).toMatch(day)
      expect(deliveryTime).toMatch(time)
      expect(deliveryTime).not.toMatch(/PM|AM/)
    }
    const titles = deliverySolutions.map(({ title }: Told) => title)
    expect(titles).toHaveLength(new Set(titles).size + slots.length - 1)
    // "Standard" and "Express" are German too.
    for (const title of ['Store pickup', 'Pickup point', 'Bike courier']) expect(titles).not.toContain(title)
  })
})

interface Told {
  readonly title: string
  readonly logistics: { readonly deliveryTime: string; readonly deliveryTimeSlot?: object }
}
