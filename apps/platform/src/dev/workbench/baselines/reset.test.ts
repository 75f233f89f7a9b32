import { expect, it } from 'vitest'
import { createPlatform } from '../../../app/app.ts'
import { markChanged } from '../../../areas/catalog/store/changes.ts'
import { DEMO_MEMBER } from '../../../base/development-ids.ts'
import { connect, transaction } from '../../../data/database.ts'
import { post } from '../../testing/post.ts'
import { Shopper } from '../../testing/shopper.ts'
import { anonymous } from '../../testing/sign-up.ts'
import { siteDatabase } from '../../testing/site-database.ts'
import { createTestPlatform } from '../../testing.ts'
import { dump } from './dump.fixture.ts'

it('A reset makes the site what the seed makes it, down to its ids, whatever had happened to it', async () => {
  const site = await createTestPlatform()
  const { db } = site.platform.services
  const empty = await dump(db)
  await site.platform.reset('small')
  const before = await dump(db)
  expect(before.products?.length).toBeGreaterThan(3)
  const member = await site.signUp()
  await db.updateTable('products').set({ name: 'Changed' }).execute()
  await db.deleteFrom('variants').execute()
  await db.deleteFrom('members').where('id', '<>', member.memberId).execute()
  expect(await dump(db)).not.toEqual(before)
  await site.platform.reset('small')
  expect(await dump(db)).toEqual(before)
  await site.platform.reset('none')
  expect(await dump(db)).toEqual(empty)
  await site.close()
})

it('A reset forgets what the process knew of the site before', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  await site.platform.reset('small')
  const { db } = site.platform.services
  const visitor = await Shopper.visitor(site)
  const find = { query: { filter: { slug: 'moon-jar' } } }
  const nameOf = async (token: string) => {
    const answer = await post(site, '/stores-reader/v1/products/query-platformized', find, token)
    return answer.status === 200
      ? ((await answer.json()) as { products: { name: string }[] }).products[0]?.name
      : answer.status
  }
  const name = await nameOf(visitor.token)
  await transaction(db, async (trx) => {
    const jar = trx.updateTable('products').set({ name: 'Changed' }).where('slug', '=', 'moon-jar')
    const { id } = await jar.returning('id').executeTakeFirstOrThrow()
    await markChanged(trx, [id])
  })
  await expect.poll(() => nameOf(visitor.token)).toBe('Changed')
  await site.platform.reset('small')
  expect(await nameOf(visitor.token), 'its session is gone').toBe(401)
  expect(await nameOf((await anonymous(site)).access_token)).toBe(name)
  await site.close()
})

it('A reset is followed by the other processes of the site', async () => {
  const database = await siteDatabase('small')
  const [one, other] = await Promise.all(
    [1, 2].map(() => createPlatform({ database: connect(database.url), log: () => {} })),
  )
  if (!one || !other) throw new Error('Two platforms were started')
  const at = (platform: typeof one) => ({
    fetch: ((input: string, init: RequestInit) => platform.fetch(new Request(input, init))) as typeof fetch,
    url: 'http://platform.test',
    clientId: one.services.config.clients[0]?.id ?? '',
  })
  await one.reset('small')
  const { access_token } = await anonymous(at(other))
  const ask = async () =>
    (await post(at(other), '/stores-reader/v1/products/query-platformized', { query: {} }, access_token))
      .status
  expect(await ask()).toBe(200)
  await one.reset('small')
  await expect.poll(ask).toBe(401)
  await one.reset('none')
  const fresh = (await anonymous(at(other))).access_token
  const seen = async () => {
    const answer = await post(
      at(other),
      '/stores-reader/v1/products/query-platformized',
      { query: {} },
      fresh,
    )
    return ((await answer.json()) as { totalResults: number }).totalResults
  }
  expect(await seen()).toBe(0)
  await Promise.all([one.close(), other.close()])
  await database.drop()
})

it('Under load nobody meets half a site, and nobody an error', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  await site.platform.reset('small')
  let going = true
  const statuses = new Map<number, number>()
  const shopping = Array.from({ length: 6 }, async () => {
    while (going) {
      const visitor = await Shopper.visitor(site)
      const found = await visitor.call('POST', '/stores-reader/v1/products/query-platformized', { query: {} })
      statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1)
      if (found.status === 200)
        expect(found.body.products.every((each: { variants: unknown[] }) => each.variants.length > 0)).toBe(
          true,
        )
      const [product] = found.body.products ?? []
      if (!product) continue
      const added = await visitor.add({ productId: product.id, variantId: product.variants[0].id })
      statuses.set(added.status, (statuses.get(added.status) ?? 0) + 1)
    }
  })
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    await site.platform.reset('small')
  }
  going = false
  await Promise.all(shopping)
  // A visitor whose session was reset away has to begin again; nothing else may happen.
  expect([...statuses.keys()].filter((status) => ![200, 401].includes(status))).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(10)
  expect(site.logs).toEqual([])
  await site.close()
})

it('A reset never happens in production', async () => {
  const site = await createTestPlatform({ seed: 'small', config: { development: false } })
  await expect(site.platform.reset('none')).rejects.toThrow('be reset')
  expect(await dump(site.platform.services.db)).toMatchObject({ products: expect.arrayContaining([]) })
  await site.close()
})

it('A reset lets the demo member in afterwards', async () => {
  const site = await createTestPlatform()
  await site.platform.reset('small')
  const visitor = (await anonymous(site)).access_token
  const answer = await post(
    site,
    '/v2/login',
    { loginId: { email: DEMO_MEMBER.email }, password: DEMO_MEMBER.password },
    visitor,
  )
  expect(await answer.json()).toMatchObject({ state: 'SUCCESS' })
  await expect(site.platform.reset('nothing like it')).rejects.toMatchObject({ status: 404 })
  await site.close()
})
