import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EDITOR, SUPPORT } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { publishDue } from './store.ts'

const path = '/content/v1/pages'
let site: TestPlatform
let editor: Shopper
let visitor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  editor = await colleague(site, EDITOR)
  visitor = new Shopper(site, (await anonymous(site)).access_token)
})
afterAll(() => site?.close())

interface Page {
  readonly id: string
  readonly slug: string
  readonly revision: string
  readonly [field: string]: unknown
}

async function ok(answer: ReturnType<Shopper['call']>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const create = async (page: object): Promise<Page> =>
  (await ok(editor.call('POST', path, { page: { kind: 'PAGE', ...page } }))).page
const update = async ({ id, revision }: Page, page: object): Promise<Page> =>
  (await ok(editor.call('PATCH', `${path}/${id}`, { page: { id, revision, ...page } }))).page
const publish = async ({ id, revision }: Page, publishDate?: string): Promise<Page> =>
  (await ok(editor.call('POST', `${path}/${id}/publish`, { revision, ...(publishDate && { publishDate }) })))
    .page
const shownAt = (slug: string, kind = 'PAGE') =>
  visitor.call('GET', `/content/v1/shown-pages/${kind}/${slug}`)

async function shownIn(language: string, slug: string) {
  const answer = await site.fetch(`${site.url}/content/v1/shown-pages/PAGE/${slug}`, {
    headers: { authorization: (await anonymous(site)).access_token, 'x-wix-linguist': language },
  })
  return (await answer.json()).page
}

describe('A page', () => {
  test('A page is a draft that shoppers do not see until it is published, and so is each further version', async () => {
    const made = await create({ title: 'Über uns', body: '<p>First</p>' })
    expect(made).toMatchObject({ slug: 'uber-uns', status: 'DRAFT', hasDraft: true, version: 1 })
    expect((await shownAt(made.slug)).status).toBe(404)
    const published = await publish(made)
    expect(published).toMatchObject({ status: 'PUBLISHED', hasDraft: false, publishedVersion: 1 })
    const changed = await update(published, { body: '<p>Second</p>' })
    expect(changed).toMatchObject({ hasDraft: true, version: 2, updatedBy: { name: expect.any(String) } })
    expect((await ok(shownAt(made.slug))).page).toMatchObject({ title: 'Über uns', body: '<p>First</p>' })
    const again = await publish(changed)
    expect((await ok(shownAt(made.slug))).page.body).toBe('<p>Second</p>')
    const { page } = await ok(
      editor.call('POST', `${path}/${made.id}/unpublish`, { revision: again.revision }),
    )
    expect(page.status).toBe('DRAFT')
    expect((await shownAt(made.slug)).status).toBe(404)
  })

  test('A page is published at its time, and what was published stays until then', async () => {
    const first = await publish(await create({ title: 'Later', body: '<p>Now</p>' }))
    const at = new Date(site.clock.now().getTime() + 60_000)
    const waiting = await publish(await update(first, { body: '<p>Later</p>' }), at.toISOString())
    expect(waiting).toMatchObject({ status: 'PUBLISHED', scheduledVersion: 2, hasDraft: false })
    const { db } = site.platform.services
    await publishDue(db, new Date(at.getTime() - 1))
    expect((await ok(shownAt('later'))).page.body).toBe('<p>Now</p>')
    await publishDue(db, at)
    expect((await ok(shownAt('later'))).page.body).toBe('<p>Later</p>')
    const { page } = await ok(editor.call('GET', `${path}/${first.id}`))
    expect(page).toMatchObject({ publishedVersion: 2, scheduledVersion: null, hasDraft: false })
  })

  test('A version says who made it, and what it said comes back as a new one', async () => {
    const first = await create({ title: 'Care', body: '<p>Wash cold</p>' })
    const second = await update(first, { body: '<p>Wash hot</p>' })
    const same = await update(second, { body: '<p>Wash hot</p>' })
    expect(same.revision).toBe(second.revision)
    const { page } = await ok(
      editor.call('POST', `${path}/${first.id}/versions/1/restore`, { revision: second.revision }),
    )
    expect(page).toMatchObject({ version: 3, content: { body: '<p>Wash cold</p>' } })
    const { versions } = await ok(editor.call('GET', `${path}/${first.id}/versions`))
    expect(versions).toMatchObject([
      { number: 3, restoredFrom: 1, createdBy: { name: expect.any(String) } },
      { number: 2, restoredFrom: null },
      { number: 1, title: 'Care' },
    ])
    const { content } = await ok(editor.call('GET', `${path}/${first.id}/versions/2`))
    expect(content.body).toBe('<p>Wash hot</p>')
    expect((await editor.call('GET', `${path}/${first.id}/versions/9`)).status).toBe(404)
  })

  test('A page is shown in the language that was asked for, and tells what is not translated', async () => {
    const made = await create({
      ...{ title: 'Shipping', body: '<p>Three days</p>', summary: 'How long it takes' },
      picture: { id: 'p', url: 'https://media.galleria.test/p.jpg', altText: 'A parcel' },
      translations: {
        de: { title: 'Versand', body: '<p>Drei Tage</p>', altText: 'Ein Paket' },
        ja: { title: '' },
      },
    })
    const published = await publish(made)
    expect(published.content).toMatchObject({ translations: { de: { title: 'Versand' } } })
    expect(await shownIn('de', 'shipping')).toMatchObject({
      ...{ title: 'Versand', body: '<p>Drei Tage</p>', summary: 'How long it takes' },
      ...{ picture: { altText: 'Ein Paket' }, untranslated: ['summary'] },
    })
    expect(await shownIn('en', 'shipping')).not.toHaveProperty('untranslated')
    const changed = await update(published, { body: '<p>Four days</p>' })
    expect(changed.content).toMatchObject({ outdated: { de: ['body'] } })
    const mended = await update(changed, {
      translations: { de: { title: 'Versand', body: '<p>Vier Tage</p>' } },
    })
    expect(mended.content).toMatchObject({ outdated: {} })
  })

  test('Posts are found by all words in one of their forms, in the language of whoever asks, the titles first', async () => {
    const kiln = {
      ...{
        kind: 'POST',
        title: 'Two firings',
        body: '<p>Glazes dry beside the <b>kilns</b></p>',
        summary: '',
      },
      translations: { de: { title: 'Zwei Brände', body: '<p>Glasuren trocknen</p>' } },
    }
    const posts = [kiln, { kind: 'POST', title: 'The old kiln', body: '<p>Cold</p>', summary: '' }]
    const made: Page[] = []
    for (const post of posts) made.push(await publish(await create(post)))
    const found = async (words: string, language = 'en') => {
      const answer = await site.fetch(
        `${site.url}/content/v1/shown-pages?${new URLSearchParams({ kind: 'POST', words })}`,
        { headers: { authorization: (await anonymous(site)).access_token, 'x-wix-linguist': language } },
      )
      const { pages, total } = (await answer.json()) as { pages: { title: string }[]; total: number }
      expect(total).toBe(pages.length)
      return pages.map(({ title }) => title)
    }
    expect(await found('the kiln')).toEqual(['The old kiln', 'Two firings'])
    expect(await found('glaze kiln')).toEqual(['Two firings'])
    expect(await found('glaze submarine')).toEqual([])
    expect(await found('Glasur', 'de')).toEqual(['Zwei Brände'])
    expect(await found('?!')).toEqual([])
    for (const { id } of made) await ok(editor.call('DELETE', `${path}/${id}`))
  })

  test('A preview shows the latest version to whoever has its link, for a week', async () => {
    const { id } = await publish(await create({ title: 'Preview', body: '<p>Old</p>' }))
    const { page } = await ok(editor.call('GET', `${path}/${id}`))
    await update(page, { body: '<p>New</p>' })
    const { token } = await ok(editor.call('GET', `${path}/${id}/preview`))
    const at = (token: string) => visitor.call('GET', `/content/v1/previewed-pages/${token}`)
    expect((await ok(at(token))).page.body).toBe('<p>New</p>')
    const wrong = token.replace(/\d\./, (text: string) => `${(Number(text[0]) + 1) % 10}.`)
    expect((await at(wrong)).status).toBe(404)
    site.clock.advance(8 * 86_400)
    const later = new Shopper(site, (await anonymous(site)).access_token)
    expect((await later.call('GET', `/content/v1/previewed-pages/${token}`)).status).toBe(404)
    editor = await colleague(site, EDITOR)
    visitor = later
  })

  test('An address is of one page alone, and a colleague who was faster is told', async () => {
    const made = await create({ title: 'Contact' })
    expect((await create({ title: 'Contact' })).slug).toBe('contact-2')
    const taken = await editor.call('POST', path, { page: { kind: 'PAGE', title: 'X', slug: 'contact' } })
    expect([taken.status, taken.body.details.applicationError.code]).toEqual([409, 'SLUG_TAKEN'])
    await update(made, { summary: 'Ask us' })
    const late = await editor.call('PATCH', `${path}/${made.id}`, {
      page: { id: made.id, revision: made.revision, summary: 'Mine' },
    })
    expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'REVISION_MISMATCH'])
    const upper = await editor.call('POST', path, { page: { kind: 'PAGE', title: 'X', slug: 'Contact' } })
    expect(upper.status).toBe(409)
    const moved = await editor.call('PATCH', `${path}/${made.id}`, {
      page: { id: made.id, revision: '2', slug: 'contact-2' },
    })
    expect([moved.status, moved.body.details.applicationError.code]).toEqual([409, 'SLUG_TAKEN'])
    const odd = await editor.call('POST', path, { page: { kind: 'PAGE', title: 'X', slug: 'a/../b' } })
    expect(odd.status).toBe(400)
  })

  test('A list finds pages by words and by status, and a journal has posts alone', async () => {
    const post = await publish(
      await create({ kind: 'POST', title: 'Glaze and fire', summary: 'In the kiln' }),
    )
    await create({ kind: 'POST', title: 'Not yet' })
    const { pages, total, counts } = await ok(
      editor.call('POST', `${path}/query`, { query: { kind: 'POST', search: 'GLAZE', status: 'PUBLISHED' } }),
    )
    expect([pages.length, total, counts.DRAFT]).toEqual([1, 1, 0])
    const shown = await ok(visitor.call('GET', '/content/v1/shown-pages?kind=POST&limit=5'))
    expect(shown.pages).toMatchObject([{ slug: post.slug, summary: 'In the kiln' }])
    await ok(editor.call('DELETE', `${path}/${post.id}`))
    expect((await shownAt(post.slug, 'POST')).status).toBe(404)
  })
})

test('Support and shoppers do not read what is written', async () => {
  const support = await colleague(site, SUPPORT)
  const query = { query: { kind: 'PAGE' } }
  expect((await support.call('POST', `${path}/query`, query)).status).toBe(403)
  expect((await visitor.call('POST', `${path}/query`, query)).status).toBe(403)
})
