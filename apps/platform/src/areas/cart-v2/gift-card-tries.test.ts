import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type Answer, Shopper } from '../../dev/testing/shopper.ts'
import { TestClock } from '../../dev/testing.ts'

const FREELY = 5
const ALLOWED = 10

let { site, lamp, staff } = {} as LampShop
let shopper: Shopper
let code: string
const clock = new TestClock()
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock }))
  const giftCard = { initialValue: '10.00' }
  code = (await staff('POST', '/gift-cards/v1/gift-cards', { giftCard })).body.code
})
afterAll(() => site.close())
beforeEach(async () => {
  shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 1)
})

const wrong = (index: number) => `WRNG-WRNG-WRNG-${String(index).padStart(4, '2')}`
const errorOf = ({ body }: Answer) => body.details?.applicationError

async function ways() {
  const id = await shopper.checkout({})
  return {
    V1: (giftCardCode: string) =>
      shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id }, giftCardCode }),
    V2: (card: string) =>
      shopper.call('POST', '/ecom/v2/carts/current/add-gift-card', { giftCard: { code: card } }),
  }
}

test.each(['V1', 'V2'] as const)(
  'A visitor who guesses gift cards by %s has to wait longer and longer, and others do not',
  async (version) => {
    const send = (await ways())[version]
    for (let index = 0; index < FREELY; index += 1) expect((await send(wrong(index))).status).not.toBe(429)
    const refused = await send(wrong(FREELY))
    expect(refused.status).toBe(429)
    expect(errorOf(refused)).toMatchObject({ code: 'THROTTLED_FEATURE', data: { retryAfterSeconds: 1 } })
    // A card that is there is not looked at either, or the limit would tell.
    expect((await send(code)).status).toBe(429)
    clock.advance(1)
    expect((await send(wrong(FREELY))).status).not.toBe(429)
    for (let index = FREELY + 1; index < ALLOWED; index += 1) {
      clock.advance(20)
      expect((await send(wrong(index))).status).not.toBe(429)
    }
    clock.advance(20)
    expect((await send(code)).status).toBe(429)

    shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 1)
    expect((await (await ways())[version](code)).status).toBe(200)
  },
)

test('A gift card that pays costs no try, however often it is taken away and used again', async () => {
  const { V1 } = await ways()
  const id = await shopper.checkout({})
  for (let turn = 0; turn < ALLOWED + 2; turn += 1) {
    expect((await V1(code)).status).toBe(200)
    expect((await shopper.call('POST', `/ecom/v1/checkouts/${id}/remove-gift-card`, {})).status).toBe(200)
  }
})

test('A network that takes a new visitor for each guess is refused after all its tries', async () => {
  const { failuresPerAddress } = site.platform.services.config
  const carts = { giftCards: [{ code: wrong(1) }] }
  const refusals: (string | undefined)[] = []
  for (let index = 0; index <= failuresPerAddress && !refusals.includes('THROTTLED_FEATURE'); index += 1) {
    if (index % FREELY === 0) shopper = await Shopper.visitor(site)
    refusals.push(errorOf(await shopper.call('POST', '/ecom/v2/carts/current', carts))?.code)
  }
  expect(refusals.at(-1)).toBe('THROTTLED_FEATURE')
  expect(refusals.length).toBeLessThanOrEqual(failuresPerAddress + 1)
  expect(refusals.length).toBeGreaterThan(ALLOWED)
})

test('The store itself looks up as many cards as it wants', async () => {
  for (let index = 0; index < ALLOWED + 2; index += 1) {
    const answer = await staff('POST', '/ecom/v2/carts', { giftCards: [{ code: wrong(index) }] })
    expect(errorOf(answer)?.code).toBe('INVALID_GIFT_CARD_CODE')
  }
})
