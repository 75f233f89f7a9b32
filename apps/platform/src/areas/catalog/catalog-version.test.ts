import { productChanged, productV3Updated, variantsChanged } from '@galleria/platform-client/events'
import { afterAll, expect, test } from 'vitest'
import { transaction } from '../../data/database.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { readEvents } from '../../dev/workbench/events/read.ts'
import { callsOf } from '../../http/openapi/registry.ts'
import { Edit } from './edits/edit.ts'
import { origin } from './writes/products/changed-variant.ts'
import { emitChanged } from './writes/products/emit-changed.ts'

interface Answer {
  readonly details?: { readonly applicationError?: { readonly code: string } }
  readonly product?: { readonly id: string }
}

const opened: TestPlatform[] = []
afterAll(() => Promise.all(opened.map((site) => site.close())))

async function open(catalog: 'v1' | 'v3' | 'both') {
  const site = await createTestPlatform({ seed: 'small', config: { catalog } })
  opened.push(site)
  async function call(method: string, path: string, body?: object) {
    const response = await site.fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: site.ownerKey },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Answer
    return { status: response.status, body: answer, code: answer.details?.applicationError?.code }
  }
  const types = async () => {
    const rows = await site.platform.services.db.selectFrom('outbox').select('type').execute()
    return new Set(rows.map(({ type }) => type))
  }
  return { site, call, types }
}

const isV1 = (path: string) => /^\/(stores\/v1|stores-reader|v2\/collections)\//.test(path)
const isV3 = (path: string) =>
  /^\/(stores\/v3|categories\/v1)\//.test(path) && !path.endsWith('/provision/version')
/** Answered by the embedded platform alone, beside either catalog. */
const own = /^\/stores\/v1\/(catalog-|search-words|size-guides|stock\/)|\/arrange$/

test.each([
  ['v1', 'V1_CATALOG', isV3, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
  ['v3', 'V3_CATALOG', isV1, 'CATALOG_V3_CALLING_CATALOG_V1_API'],
] as const)(
  'A site of catalog %s says so, and refuses exactly the calls of the other version',
  async (catalog, catalogVersion, isOther, code) => {
    const { site, call } = await open(catalog)
    for (const path of ['/stores/v3/provision/version', '/v3/provision/version'])
      expect((await call('GET', path)).body).toEqual({ catalogVersion })
    const calls = callsOf(site.platform.app).filter(
      ({ path, plain }) => !plain && (isV1(path) || isV3(path)) && !path.includes('exports'),
    )
    expect(calls.length).toBeGreaterThan(120)
    for (const { method, path } of calls) {
      const at = path.replaceAll(/\{[^}]*\}/g, '00000000-0000-0000-0000-000000000000')
      const answer = await call(method, at, method === 'GET' || method === 'DELETE' ? undefined : {})
      if (isOther(path) && !own.test(path))
        expect(answer, `${method} ${path}`).toMatchObject({ status: 428, code })
      else expect(answer.code, `${method} ${path}`).not.toBe(code)
    }
  },
)

test('A token that is forged is refused before the version is looked at', async () => {
  const { site } = await open('v1')
  const answer = await site.fetch(`${site.url}/stores/v3/products/search`, {
    headers: { authorization: 'x'.repeat(43) },
  })
  expect(answer.status).toBe(401)
})

const product = { name: 'Bowl', productType: 'physical', priceData: { price: 12 } }

test.each([
  ['v1', [productChanged.type, variantsChanged.type]],
  ['v3', [productV3Updated.type]],
] as const)(
  'A large batch on a site of catalog %s numbers the events of that version alone',
  async (catalog, expected) => {
    const { site } = await open(catalog)
    const { services } = site.platform
    const products = await services.db.selectFrom('products').select('id').execute()
    const variants = [{ variantId: 'one', choices: {}, changedFields: ['price'], ...origin }]
    const changed = products.map(({ id }) => ({ id, changedFields: ['price'], variants }))
    await transaction(services.db, (trx) =>
      emitChanged(new Edit(trx, { ...services, caller: { type: 'APP', appId: 'an app' } }), changed),
    )
    for (const { id } of products) {
      const events = (await readEvents(services.db, { entityId: id, limit: 10 })).toReversed()
      expect(events.map(({ type }) => type)).toEqual(expected)
      expect(events.map(({ sequence }) => sequence)).toEqual(expected.map((_, n) => n + 1))
    }
  },
)

test.each([
  ['v1', /^com\.wix\.ecommerce\.catalog\.api\.v1\./],
  ['v3', /^wix\.stores\.catalog\.v3\./],
] as const)('A site of catalog %s sends events of that version alone', async (catalog, own) => {
  const { call, types } = await open(catalog)
  const made =
    catalog === 'v1'
      ? (await call('POST', '/stores/v1/products', { product })).body.product
      : (
          await call('POST', '/stores/v3/products', {
            product: {
              ...{ name: 'Bowl', productType: 'PHYSICAL', physicalProperties: {} },
              variantsInfo: { variants: [{ price: { actualPrice: { amount: '12' } } }] },
            },
          })
        ).body.product
  const removed = catalog === 'v1' ? `/stores/v1/products/${made?.id}` : `/stores/v3/products/${made?.id}`
  expect((await call('DELETE', removed)).status).toBe(200)
  const sent = [...(await types())]
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((type) => !own.test(type))).toEqual([])
})

test('A site of both versions serves both, says so, and sends the events of both', async () => {
  const { call, types } = await open('both')
  expect((await call('GET', '/stores/v3/provision/version')).body).toEqual({
    catalogVersion: 'V3_CATALOG',
    bothServed: true,
  })
  expect((await call('POST', '/stores/v1/products', { product })).status).toBe(200)
  expect((await call('GET', '/stores/v3/products/search')).status).toBe(200)
  const sent = [...(await types())]
  expect(sent).toContain('com.wix.ecommerce.catalog.api.v1.ProductCreated')
  expect(sent).toContain('wix.stores.catalog.v3.product_created')
})
