import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { newPerson } from '../kit/people.ts'
import { patient, type Store } from '../kit/store.ts'
import { Account } from '../pages/account.ts'
import { AnyLanguage } from '../pages/any-language.ts'
import { makeGiftCard, readOrder } from '../pages/owner.ts'

type Version = 'v1' | 'v2'

/** Addresses of one API alone, in calls and in code. */
const only = {
  v1: /\/ecom\/v1\/(carts|checkouts)/,
  v2: /\/ecom\/v2\/carts|\/get-delivery-solutions/,
} as const

let running: Version | undefined

/** One store for both: the same shop, goods and browsers; the shell alone is started again. */
async function buyBy(version: Version, store: Store): Promise<void> {
  if (running !== version) await store.restartShell({ ...patient, CART_API: version })
  running = version
}

test.afterAll(async ({ store }) => {
  if (running) await store.restartShell({})
})

/** Code that the page loads, and addresses that it calls. */
function watch(page: Page) {
  const calls: string[] = []
  const code: Promise<string>[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') code.push(answer.text().catch(() => ''))
  })
  return { calls, code }
}

/** Calls that the platform got since, the server's too. */
async function received({ platformUrl }: Store): Promise<string[]> {
  const { requests } = await (await fetch(`${platformUrl}/_dev/requests?text=/ecom/v`)).json()
  await fetch(`${platformUrl}/_dev/requests/clear`, { method: 'POST' })
  return requests.map(({ path }: { path: string }) => path)
}

purchasesBy('v1')

test('One cart looks the same to a pixel by either API, and is paid by V2 where V1 began it', async ({
  page,
  store,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shop = new AnyLanguage(page, store.url)
  const { email } = newPerson()
  const giftCard = await makeGiftCard(store.platformUrl, '10.00')
  await buyBy('v1', store)
  await shop.add({ slug: 'potting-soil' })
  await shop.add({ slug: 'rain-teapot' })
  await shop.open('/cart')
  await shop.useCoupon('WELCOME10')
  await shop.open('/checkout')
  await shop.fillContact(email)
  await shop.chooseDelivery()
  await shop.useGiftCard(giftCard)
  await shop.tip('10%')
  const pictures: Record<string, Buffer> = {}
  await eachScreen(shop, async (name) => {
    pictures[name] = await settled(page)
  })
  await buyBy('v2', store)
  await received(store)
  await eachScreen(shop, async (name) => {
    const before = pictures[name] ?? Buffer.of()
    const other = await unlike(page, before)
    if (!other) return
    for (const [version, body] of Object.entries({ v1: before, v2: other }))
      await writeFile(test.info().outputPath(`${name.replaceAll('/', ' ')} ${version}.png`), body)
    expect.soft(name).toBe('the same picture')
  })
  expect(await readOrder(store.platformUrl, await shop.pay())).toEqual({
    ...{ email, isMember: false, kinds: ['physical', 'pre-order'], coupons: ['WELCOME10'], language: 'en' },
    ...{ total: '123.77', tip: '10.62', paid: { 'gift-card': '10.00', approved: '113.77' } },
  })
  expect((await received(store)).filter((path) => only.v1.test(path))).toEqual([])
})

purchasesBy('v2')

function purchasesBy(version: Version): void {
  const other = version === 'v1' ? 'v2' : 'v1'
  test(`A guest and a member are served in English and Arabic by Cart ${version.toUpperCase()} alone`, async ({
    page,
    store,
  }) => {
    await buyBy(version, store)
    const { url, platformUrl } = store
    const [guest, member] = [newPerson(), newPerson()]
    const [english, arabic] = [new AnyLanguage(page, url), new AnyLanguage(page, `${url}/ar`)]
    const { calls, code } = watch(page)
    await received(store)
    const bought = async (id: string) => {
      const order = await readOrder(platformUrl, id)
      expect((await received(store)).filter((path) => only[other].test(path))).toEqual([])
      return order
    }

    const { email } = guest
    const manual = { slug: 'plant-care-manual', email, coupon: 'WELCOME10' }
    expect(await bought(await (version === 'v1' ? english : arabic).buy(manual))).toEqual({
      ...{ email, isMember: false, kinds: ['download'], coupons: ['WELCOME10'], tip: undefined },
      ...{ language: version === 'v1' ? 'en' : 'ar', total: '10.80', paid: { approved: '10.80' } },
    })
    // By V2 a guest's English purchase, with card and tip, is the one whose pages are compared.
    if (version === 'v1') {
      const giftCard = await makeGiftCard(platformUrl, '10.00')
      const soil = await arabic.buy({ slug: 'potting-soil', email, giftCard, tip: '10%' })
      expect(await bought(soil)).toEqual({
        ...{ email, isMember: false, kinds: ['physical'], coupons: [], language: 'ar' },
        ...{ total: '22.35', tip: '1.40', paid: { 'gift-card': '10.00', approved: '12.35' } },
      })
    }

    await new Account(page, url).register(member)
    const soap = await english.buy({ slug: 'kitchen-soap', email: member.email, subscribe: true, tip: '10%' })
    expect(await bought(soap)).toEqual({
      ...{ email: member.email, isMember: true, kinds: ['subscription'], coupons: [], language: 'en' },
      ...{ total: '24.77', tip: '1.62', paid: { approved: '24.77' } },
    })
    const second = await makeGiftCard(platformUrl, '20.00')
    const teapot = { slug: 'rain-teapot', email: member.email, coupon: 'FIVER', giftCard: second }
    expect(await bought(await arabic.buy(teapot))).toEqual({
      ...{ email: member.email, isMember: true, kinds: ['pre-order'], coupons: ['FIVER'], language: 'ar' },
      ...{ total: '105.95', tip: undefined, paid: { 'gift-card': '20.00', approved: '85.95' } },
    })

    expect(calls.filter((path) => only[other].test(path))).toEqual([])
    expect(calls.some((path) => only[version].test(path))).toBe(true)
    const loaded = await Promise.all(code)
    expect(loaded.some((text) => only[version].test(text))).toBe(true)
    expect(loaded.filter((text) => only[other].test(text))).toEqual([])
  })
}

/** Leads to each page of the purchase, the payment last, on a telephone and on a wide screen. */
async function eachScreen(shop: AnyLanguage, look: (name: string) => Promise<void>): Promise<void> {
  const { page } = shop
  const atBoth = async (name: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await look(`${name} at ${width}`)
    }
  }
  for (const path of ['/cart', '/checkout/delivery', '/checkout/review']) {
    await shop.open(path)
    // The page of a purchase is a skeleton until its data is there.
    await expect(shop.main.getByRole('heading').first()).toBeVisible()
    await atBoth(path)
  }
  await shop.goToPayment()
  await atBoth('the payment')
}

const pictureOf = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' })

/** A picture of the page once two in a row are the same: nothing is on its way any more. */
async function settled(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.of()
  await expect(async () => {
    const before = last
    last = await pictureOf(page)
    expect(last.equals(before)).toBe(true)
  }).toPass({ intervals: [250] })
  return last
}

/** The last picture of a page that does not come to look like the wanted one; undefined where it does. */
async function unlike(page: Page, wanted: Buffer): Promise<Buffer | undefined> {
  let last: Buffer = Buffer.of()
  const isSame = async () => {
    last = await pictureOf(page)
    return last.equals(wanted)
  }
  try {
    await expect.poll(isSame, { intervals: [250], timeout: 20_000 }).toBe(true)
    return undefined
  } catch {
    return last
  }
}
