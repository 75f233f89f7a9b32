import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/content/v1/url-redirects'
let site: TestPlatform
let editor: Shopper
let visitor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  editor = await colleague(site, EDITOR)
  visitor = new Shopper(site, (await anonymous(site)).access_token)
})
afterAll(() => site?.close())

const save = (from: string, to: string) => editor.call('POST', path, { redirect: { from, to } })
const lookUp = async (at: string) =>
  (await visitor.call('GET', `${path}/look-up?path=${encodeURIComponent(at)}`)).body.to

test('An old path leads to the new one, however it is written, and over several steps', async () => {
  expect((await save('https://old.example/Shop/Vase.html?a=1', '/products/arc-vase?from=old')).status).toBe(
    200,
  )
  expect(await lookUp('/shop/vase.html')).toBe('/products/arc-vase?from=old')
  expect(await lookUp('/SHOP/Vase.html/')).toBe('/products/arc-vase?from=old')
  await save('/older', '/shop/vase.html')
  expect(await lookUp('/older')).toBe('/products/arc-vase?from=old')
  expect(await lookUp('/nothing')).toBeNull()
})

test('A redirect that leads back to itself is refused, over others too', async () => {
  await save('/a', '/b')
  await save('/b', '/c')
  for (const [from, to] of [
    ['/c', '/a'],
    ['/x', '/X/'],
    ['/b', '/a#top'],
  ] as const) {
    const { status, body } = await save(from, to)
    expect([status, body.details.applicationError.code], from).toEqual([400, 'REDIRECT_LOOP'])
  }
  expect(await lookUp('/a')).toBe('/c')
})

test('A path of one language goes before the same path of all, and a target keeps the language', async () => {
  await save('/alt', '/products')
  await save('/de/alt', '/collections/sale')
  expect(await lookUp('/alt')).toBe('/products')
  expect(await lookUp('/ar/alt')).toBe('/ar/products')
  expect(await lookUp('/de/alt')).toBe('/de/collections/sale')
  await save('/fr-alt', '/de/alt')
  expect(await lookUp('/fr-alt')).toBe('/de/collections/sale')
  for (const [from, to] of [
    ['/de/self', '/self'],
    ['/self', '/de/self'],
  ] as const)
    expect((await save(from, to)).body.details.applicationError.code, from).toBe('REDIRECT_LOOP')
})

test('A whole address of the shop is the path that it is, so that none leads back to itself', async () => {
  const { storeUrl } = site.platform.services.config
  expect((await save('/own', `${storeUrl}/own?a=1`)).body.details.applicationError.code).toBe('REDIRECT_LOOP')
  expect((await save('/own', `${storeUrl}/products?a=1#b`)).body.redirect.to).toBe('/products?a=1#b')
  await sql`insert into url_redirects (id, from_path, to_address, created_at)
    values (gen_random_uuid(), '/before', ${`${storeUrl}/Before/`}, now())`.execute(site.platform.services.db)
  expect(await lookUp('/before')).toBeNull()
})

test('A redirect leads to no address that could run, and from no home page', async () => {
  for (const to of ['javascript:alert(1)', '//evil.example', 'vase'])
    expect((await save('/y', to)).status).toBe(400)
  for (const from of ['/', 'x', '//x']) expect((await save(from, '/z')).status).toBe(400)
})

test('Many redirects are saved at once, and each that is refused is named', async () => {
  const redirects = [
    { from: '/1', to: '/one' },
    { from: 'wrong', to: '/two' },
    { from: '/3', to: '/3' },
  ]
  const { body } = await editor.call('POST', '/content/v1/bulk/url-redirects', { redirects })
  expect(body).toMatchObject({
    saved: 1,
    refused: [
      { row: 1, code: 'INVALID_ARGUMENT' },
      { row: 2, code: 'REDIRECT_LOOP' },
    ],
  })
  const list = (await editor.call('GET', `${path}?search=/one`)).body
  const createdBy = { name: expect.any(String) }
  expect(list).toMatchObject({ total: 1, redirects: [{ from: '/1', to: '/one', createdBy }] })
  const deleted = await editor.call('POST', '/content/v1/bulk/url-redirects/delete', {
    redirectIds: [list.redirects[0].id],
  })
  expect(deleted.body).toEqual({ deleted: 1, redirects: [{ from: '/1', to: '/one' }] })
  expect(await lookUp('/1')).toBeNull()
})

test('A page or an earlier redirect at either address is no obstacle, and a field that is wrong is named', async () => {
  const made = await editor.call('POST', '/content/v1/pages', {
    page: { kind: 'PAGE', title: 'Gift wrapping' },
  })
  expect(made.body.page.slug).toBe('gift-wrapping')
  for (const to of ['/pages/gift-wrapping', '/pages/about', '/pages/gift-wrapping'])
    expect((await save('/wrapping.html', to)).body.redirect).toMatchObject({ from: '/wrapping.html', to })
  expect((await save('/pages/gift-wrapping', '/journal')).status).toBe(200)
  expect((await save('/wrapping.html', '/pages/gift-wrapping')).status).toBe(200)
  expect(await lookUp('/wrapping.html')).toBe('/journal')
  for (const [from, to, field] of [
    ['', '/pages/gift-wrapping', 'redirect.from'],
    ['/wrapping.html', '', 'redirect.to'],
  ] as const) {
    const { status, body } = await save(from, to)
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
  }
})

test('A store that has as many redirects as it may have can still replace one', async () => {
  const { db } = site.platform.services
  await sql`insert into url_redirects (id, from_path, to_address, created_at)
    select gen_random_uuid(), '/full/' || n, '/z', now() from generate_series(1, 10000) n`.execute(db)
  expect((await save('/full/1', '/one')).status).toBe(200)
  const { status, body } = await save('/another', '/one')
  expect([status, body.details.applicationError.code]).toEqual([409, 'TOO_MANY_REDIRECTS'])
  await sql`delete from url_redirects where from_path like '/full/%'`.execute(db)
})

test('A published page that moves is found at its old address', async () => {
  const { page } = (
    await editor.call('POST', '/content/v1/pages', { page: { kind: 'PAGE', title: 'Imprint' } })
  ).body
  const at = `/content/v1/pages/${page.id}`
  const published = (await editor.call('POST', `${at}/publish`, { revision: page.revision })).body.page
  const { id, revision } = published
  await editor.call('PATCH', at, { page: { id, revision, slug: 'legal-notice' } })
  expect(await lookUp('/pages/imprint')).toBe('/pages/legal-notice')
  await editor.call('PATCH', at, { page: { id, revision: String(Number(revision) + 1), slug: 'imprint' } })
  expect(await lookUp('/pages/imprint')).toBeNull()
  expect(await lookUp('/pages/legal-notice')).toBe('/pages/imprint')
})
