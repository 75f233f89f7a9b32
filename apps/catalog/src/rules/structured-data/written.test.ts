import { expect, test } from 'vitest'
import { BlogPosting, FaqPage, faultsOf } from './schema-org.ts'
import { writtenData } from './written.ts'

const site = { shellUrl: 'https://shop.test', name: 'Casa Lumière' }
const page = {
  kind: 'PAGE',
  title: 'Help',
  body: '<p>Ask us.</p>',
  description: 'Answers',
  publishedDate: '2026-11-30T08:00:00.000Z',
  updatedDate: '2026-11-30T09:00:00.000Z',
}

test('A page whose headings ask is a page of questions with their answers', () => {
  const body = `<p>Ask us.</p><h2>How long is delivery?</h2><p>Three days.<br>At most <b>five</b>.</p><ul><li>US</li><li>CA</li></ul>
    <h2>Contact</h2><p>Not an answer.</p><h3>هل تشحنون إلى الخارج؟</h3><p>Yes &amp; no.</p><h2>Nothing?</h2>`
  const data = writtenData(site, { ...page, body }, '/pages/help')
  expect(faultsOf(data)).toEqual([])
  const asked = FaqPage.parse(data).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
  expect(asked).toEqual([
    ['How long is delivery?', 'Three days. At most five. US CA'],
    ['هل تشحنون إلى الخارج؟', 'Yes & no.'],
  ])
})

test('Any other page is a page, and so is one that asks once or is too long to be read', () => {
  for (const body of [
    page.body,
    '<h2>Why?</h2><p>So.</p>',
    `<h2>A?</h2>b<h2>C?</h2>d${' '.repeat(200_000)}`,
  ]) {
    const data = writtenData(site, { ...page, body }, '/pages/help')
    expect(data).toMatchObject({ '@type': 'WebPage', name: 'Help', url: 'https://shop.test/pages/help' })
    expect(faultsOf(data)).toEqual([])
  }
})

test('A post says who wrote it and when, and has the picture of its preview', () => {
  const picture = { image: { url: 'https://files.test/media/kiln.webp' } }
  const title = 'K'.repeat(300)
  const data = writtenData(site, { ...page, kind: 'POST', title, picture }, '/journal/kiln')
  expect(faultsOf(data)).toEqual([])
  expect(BlogPosting.parse(data)).toMatchObject({
    ...{ datePublished: page.publishedDate, dateModified: page.updatedDate },
    ...{ image: 'https://files.test/media/kiln.jpg?w=share', url: 'https://shop.test/journal/kiln' },
    publisher: { '@id': 'https://shop.test/#store' },
  })
})
