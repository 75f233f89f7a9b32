import { english, type Language, languages } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createContentPage, publishContentPage } from '@galleria/platform-client/content-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFrameWords } from '../../messages/index.ts'
import { parseXml, textsOf } from '../testing/xml.ts'
import { createFeed } from './feed.ts'

const site = await createTestPlatform()
const clientOf = ({ code }: Language) =>
  createPlatformClient({
    ...{ baseUrl: site.url, fetch: site.fetch, language: code },
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
const siteOf = async ({ prefix }: Language) => ({ name: 'Casa & Co', shellUrl: `https://shop.test${prefix}` })
const feed = () => createFeed({ clientOf, siteOf })
const german = languages.find(({ code }) => code === 'de') ?? english
beforeAll(() => Promise.all(languages.map(({ code }) => loadFrameWords(code))))
afterAll(() => site.close())

async function publish(page: { readonly title: string } & Record<string, unknown>): Promise<void> {
  const client = clientOf(english)
  const made = await createContentPage(client, { page: { kind: 'POST', ...page } })
  await publishContentPage(client, { pageId: made.page.id, revision: made.page.revision })
}

test('A journal without posts is a feed without items', async () => {
  const document = parseXml(await feed().read(english))
  expect(textsOf(document, 'item')).toEqual([])
  expect(textsOf(document, 'title')).toEqual(['Journal · Casa & Co'])
})

test('The feed has the newest posts in the language, each with its address, date and summary', async () => {
  for (let number = 1; number <= 21; number += 1) {
    site.clock.advance(60)
    await publish({
      title: `Post <${number}> & more`,
      summary: `About ${number}`,
      translations: { de: { title: `Beitrag ${number}` } },
    })
  }
  const document = parseXml(await feed().read(english))
  const items = [...document.getElementsByTagName('item')]
  expect(items).toHaveLength(20)
  const [first] = items as [Element]
  expect(textsOf(first, 'title')).toEqual(['Post <21> & more'])
  expect(textsOf(first, 'description')).toEqual(['About 21'])
  const [link = ''] = textsOf(first, 'link')
  expect(link).toMatch(/^https:\/\/shop\.test\/journal\/post-21/)
  expect(textsOf(first, 'guid')).toEqual([link])
  // RSS 2.0 dates are those of RFC 822.
  expect(textsOf(first, 'pubDate')[0]).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/)
  const inGerman = parseXml(await feed().read(german))
  expect(textsOf(inGerman.getElementsByTagName('item')[0] as Element, 'title')).toEqual(['Beitrag 21'])
  expect(textsOf(inGerman, 'language')).toEqual(['de'])
  expect(inGerman.getElementsByTagNameNS('*', 'link')[1]?.getAttribute('href')).toBe(
    'https://shop.test/de/journal/feed.xml',
  )
})

test('The feed is read once for ten minutes of readers', async () => {
  let asked = 0
  const counting = (language: Language) => {
    asked += 1
    return clientOf(language)
  }
  const counted = createFeed({ clientOf: counting, siteOf })
  await Promise.all([counted.read(english), counted.read(english), counted.read(german)])
  expect(asked).toBe(2)
})
