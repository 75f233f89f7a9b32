import { createSession } from '@galleria/auth'
import { createTestBrowser } from '@galleria/auth/testing'
import { openShop, redirectOf, renderModule } from '@galleria/federation/testing'
import { createTestPlatform, type TestMember, type TestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import account from '../module.ts'
import * as list from './back-in-stock.tsx'

let site: TestPlatform
let member: TestMember
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  member = await site.signUp()
})
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const db = () => site.platform.services.db

/** A request of the member's for a product of the seed, which is sold out from then on. */
async function waitFor(slug: string): Promise<string> {
  const { id: productId, name } = await db()
    .selectFrom('products')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const changed = { trackQuantity: true, quantity: 0, inStock: false, preorder: null }
  await db().updateTable('variants').set(changed).where('productId', '=', productId).execute()
  const { id: variantId } = await db()
    .selectFrom('variants')
    .select('id')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  const [id, now] = [crypto.randomUUID(), site.clock.now()]
  await db()
    .insertInto('backInStockRequests')
    .values({
      ...{ id, productId, variantId, email: member.email, emailKey: member.email.toLowerCase() },
      ...{ language: 'en', status: 'RECEIVED', memberId: member.memberId, visitorId: null },
      ...{ createdAt: now, updatedAt: now },
    })
    .execute()
  return name
}

test('The back-in-stock list is for members', async () => {
  const away = openShop(site).load(list, '/account/back-in-stock')
  expect(await redirectOf(away)).toBe('/account/sign-in?returnTo=%2Faccount%2Fback-in-stock')
})

test('A member stops being told, and takes that back', async () => {
  const name = await waitFor('moon-jar')
  const session = createSession({
    ...{ baseUrl: site.url, clientId: site.clientId, ...createTestBrowser(site, { member }) },
    ...{ locks: null, channel: null },
  })
  const { user } = renderModule(account, { at: '/account/back-in-stock', platform: site, session })
  const product = await screen.findByRole('link', { name: new RegExp(name) }, patience)
  expect(product.getAttribute('href')).toBe('/products/moon-jar')
  const open = () =>
    db()
      .selectFrom('backInStockRequests')
      .select(['memberId', 'email'])
      .where('status', '=', 'RECEIVED')
      .execute()
  await user.click(screen.getByRole('button', { name: /^Cancel alert for/ }))
  expect(await screen.findByText('No back-in-stock alerts', {}, patience)).toBeTruthy()
  expect(await open()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^Cancel alert for/ }, patience)).toBeTruthy()
  expect(await open()).toEqual([{ memberId: member.memberId, email: member.email }])
})
