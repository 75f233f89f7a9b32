import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import type { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/content/v1/pages'
let site: TestPlatform
let editor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  editor = await colleague(site, EDITOR)
})
afterAll(() => site?.close())

async function shownIn(language?: string) {
  const answer = await site.fetch(`${site.url}/content/v1/shown-home`, {
    headers: {
      authorization: (await anonymous(site)).access_token,
      ...(language && { 'x-wix-linguist': language }),
    },
  })
  const { page } = await answer.json()
  return { page, sections: page?.sections }
}
const update = async ({ id, revision }: { id: string; revision: string }, sections: object[]) =>
  (await editor.call('PATCH', `${path}/${id}`, { page: { id, revision, sections } })).body.page

const hero = {
  ...{ id: 'a', type: 'HERO', title: 'Autumn', text: 'Warm things', label: 'Shop', to: '/products' },
  picture: { id: 'p', url: 'https://media.galleria.test/p.jpg', altText: 'Leaves' },
  translations: { de: { title: 'Herbst', altText: 'Laub' } },
}

test('The home page is one page, with sections that shoppers see once it is published', async () => {
  expect((await shownIn()).page).toBeNull()
  const create = () => editor.call('POST', path, { page: { kind: 'HOME', title: 'Home', sections: [hero] } })
  const made = (await create()).body.page
  expect(made).toMatchObject({ slug: 'home', status: 'DRAFT' })
  expect((await create()).body.details.applicationError.code).toBe('SLUG_TAKEN')
  const hidden = { id: 'b', type: 'TEXT', title: 'Later', isHidden: true }
  const { id, revision } = await update(made, [hero, hidden])
  expect((await shownIn()).page).toBeNull()
  const published = await editor.call('POST', `${path}/${id}/publish`, { revision })
  expect((await shownIn()).sections).toMatchObject([{ id: 'a', title: 'Autumn', to: '/products' }])
  expect((await shownIn('de')).sections).toMatchObject([
    { title: 'Herbst', text: 'Warm things', picture: { altText: 'Laub' }, untranslated: ['text', 'label'] },
  ])
  expect((await shownIn('ja')).sections).toMatchObject([
    { picture: { altText: 'Leaves' }, untranslated: ['title', 'text', 'label', 'altText'] },
  ])
  const picture = { ...hero.picture, altText: 'Snow' }
  const changed = await update(published.body.page, [{ ...hero, title: 'Winter', picture }])
  expect(changed.content.outdated).toEqual({ de: ['a.title', 'a.altText'] })
  expect((await shownIn()).sections).toMatchObject([{ title: 'Autumn' }])
  const restored = await editor.call('POST', `${path}/${id}/versions/1/restore`, {
    revision: changed.revision,
  })
  expect(restored.body.page.content.sections).toMatchObject([{ id: 'a', title: 'Autumn' }])
})

test('Other pages have no sections, the home page has no address to choose, and a wrong section is named', async () => {
  const { body } = await editor.call('POST', `${path}/query`, { query: { kind: 'HOME' } })
  const [{ id, revision }] = body.pages
  const change = (page: object) => editor.call('PATCH', `${path}/${id}`, { page: { id, revision, ...page } })
  const about = { kind: 'PAGE', title: 'About', sections: [hero] }
  const refused = [
    await editor.call('POST', path, { page: about }),
    await change({ slug: 'start' }),
    await change({ sections: [{ ...hero, to: 'javascript:alert(1)' }] }),
    await change({ sections: [hero, hero] }),
    await change({ sections: [{ ...hero, ids: ['vase'] }] }),
  ]
  expect(
    refused.map(({ status, body }) => [status, body.details.validationError.fieldViolations[0].field]),
  ).toEqual([
    [400, 'page.sections'],
    [400, 'page.slug'],
    [400, expect.stringMatching(/sections.*to$/)],
    [400, 'page.sections'],
    [400, expect.stringMatching(/sections.*ids/)],
  ])
})
