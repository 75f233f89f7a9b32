import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '../../dev/seed/id-of.ts'
import { Browser } from '../../dev/testing/browser.ts'
import { post } from '../../dev/testing/post.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../dev/testing.ts'

const shop = 'http://127.0.0.1:3000'
const callbacks = { thankYouPageUrl: `${shop}/thanks`, postFlowUrl: `${shop}/after` }
let site: TestPlatform
let ada: TestMember
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  ada = await site.signUp()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

async function addressOf(body: object, token = ada.accessToken): Promise<string> {
  const answer = await post(site, '/v1/redirect-session', { callbacks, ...body }, token)
  const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
  return redirectSession.fullUrl
}

const pathOf = (address: string) => new URL(address).pathname
const sessionOf = (address: string) => new URL(address).searchParams.get('session') ?? ''
const guest = { name: 'Grace', email: 'grace@example.test' }
const pay = { ...guest, intent: 'confirm', payment: 'approved' }
const account = (section: string) => addressOf({ memberAccountPage: { section }, callbacks: {} })
const outcomeOf = async (address: string) => {
  const { hashSecret } = await import('../../base/secrets.ts')
  const row = await site.platform.services.db
    .selectFrom('redirectSessions')
    .select('outcome')
    .where('hash', '=', hashSecret(sessionOf(address)))
    .executeTakeFirst()
  return row?.outcome
}

describe('Booking a time', () => {
  const serviceId = idOf('service', 'lamp-repair')
  const timesOf = (text: string) =>
    [...text.matchAll(/name="slot" value="([^"]+)"/g)].map(([, time]) => time ?? '')
  const isTaken = (text: string, time: string) => new RegExp(`value="${time}"[^>]*disabled`, 's').test(text)

  it('is chosen, looked at, paid, told to the page that asked, and kept in the account', async () => {
    const browser = new Browser(site)
    const address = await addressOf({ bookingsBook: { resourceId: serviceId } })
    const page = await browser.open(address)
    expect(page.text).toContain('Lamp repair while you wait')
    const [slot = ''] = timesOf(page.text)
    const fields = { session: sessionOf(address), slot, ...guest }
    const confirm = await browser.submit(pathOf(address), { ...fields, intent: 'review' })
    expect(confirm.text).toContain('Confirm and pay $25.00')
    const done = await browser.submit(pathOf(address), { ...fields, ...pay })
    expect(done.url.origin + done.url.pathname).toBe(`${shop}/thanks`)
    const { bookingId, ...told } = Object.fromEntries(done.url.searchParams)
    expect(told).toEqual({ callbackType: 'CHECKOUT', status: 'SUCCESS' })
    expect(await outcomeOf(address)).toBe('SUCCESS')
    const again = await browser.submit(pathOf(address), { ...fields, ...pay })
    expect(again.url.searchParams.get('bookingId')).toBe(bookingId)

    const section = await browser.open(await account('BOOKINGS'))
    expect(section.text).toContain('Lamp repair while you wait')
    expect(section.url.search).not.toContain('session')
    const canceled = await browser.submit('/_hosted/account/bookings', { cancel: bookingId ?? '' })
    expect(canceled.text).toContain('The booking is canceled.')
  })

  it('begins at the slot that the store had chosen, in the time zone of the shopper', async () => {
    const browser = new Browser(site)
    const page = await browser.open(await addressOf({ bookingsBook: { resourceId: serviceId } }))
    const slot = timesOf(page.text)[1] ?? ''
    const slotAvailability = { slot: { serviceId, startDate: slot }, bookable: true }
    const address = await addressOf({ bookingsCheckout: { slotAvailability, timezone: 'Asia/Tokyo' } })
    const { text } = await browser.open(address)
    expect(text).toMatch(new RegExp(`value="${slot}"[^>]*checked`, 's'))
    expect(text).toContain('Asia/Tokyo')
  })

  it('is one person’s alone: of ten who take the last place at once, nine are asked to choose again', async () => {
    const first = await addressOf({ bookingsBook: { resourceId: serviceId } })
    const slot = timesOf((await new Browser(site).open(first)).text).at(-1) ?? ''
    const results = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const address = await addressOf({ bookingsBook: { resourceId: serviceId } }, visitor)
        return new Browser(site).submit(pathOf(address), { session: sessionOf(address), slot, ...pay })
      }),
    )
    expect(results.filter(({ url }) => url.pathname === '/thanks')).toHaveLength(1)
    expect(results.filter(({ text }) => text.includes('That just sold out'))).toHaveLength(9)
    expect(isTaken((await new Browser(site).open(first)).text, slot)).toBe(true)
  })

  it.each([
    [{}, 'Choose a time.'],
    [{ slot: '2001-01-01T10:00:00.000Z' }, 'Choose a time.'],
    [{ slot: 'now', email: 'nobody' }, 'Choose a time.'],
  ])('asks for what is missing: %j', async (fields, words) => {
    const address = await addressOf({ bookingsBook: { resourceId: serviceId } }, visitor)
    const page = await new Browser(site).submit(pathOf(address), {
      session: sessionOf(address),
      ...guest,
      ...fields,
    })
    expect([page.status, page.text]).toEqual([422, expect.stringContaining(words)])
  })
})

describe('Tickets of an event', () => {
  const seat = idOf('ticket type', 'listening-evening/Seat')
  const intent = (reservationId = randomUUID()) => ({
    eventsCheckout: { eventSlug: 'listening-evening', reservationId },
  })

  it('are chosen, paid, told with the order’s number and the event, and kept in the account', async () => {
    const browser = new Browser(site)
    const address = await addressOf(intent())
    const confirm = await browser.submit(pathOf(address), {
      session: sessionOf(address),
      [seat]: '2',
      ...guest,
    })
    expect(confirm.text).toContain('Confirm and pay $36.00')
    const done = await browser.submit(pathOf(address), { session: sessionOf(address), [seat]: '2', ...pay })
    const told = Object.fromEntries(done.url.searchParams)
    expect(told).toMatchObject({ eventId: idOf('event', 'listening-evening'), status: 'SUCCESS' })
    const section = await browser.open(await account('EVENTS'))
    expect(section.text).toContain(told.orderNumber)
    expect(section.text).toContain('2 × Seat')
  })

  it('are not sold beyond the room, however many ask at once', async () => {
    const student = idOf('ticket type', 'listening-evening/Student')
    const results = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const address = await addressOf(intent(), visitor)
        return new Browser(site).submit(pathOf(address), {
          session: sessionOf(address),
          [student]: '2',
          ...pay,
        })
      }),
    )
    expect(results.filter(({ url }) => url.pathname === '/thanks')).toHaveLength(3)
  })

  it('are bought once for one reservation, from however many addresses', async () => {
    const reservation = randomUUID()
    const numbers = []
    for (const address of [await addressOf(intent(reservation)), await addressOf(intent(reservation))]) {
      const done = await new Browser(site).submit(pathOf(address), {
        session: sessionOf(address),
        [seat]: '1',
        ...pay,
      })
      numbers.push(done.url.searchParams.get('orderNumber'))
    }
    expect(new Set(numbers).size).toBe(1)
  })

  it('are bought once, however often the button is pressed at once', async () => {
    const address = await addressOf(intent())
    const session = sessionOf(address)
    const pages = await Promise.all(
      Array.from({ length: 6 }, () =>
        new Browser(site).submit(pathOf(address), { session, [seat]: '1', ...pay }),
      ),
    )
    expect(pages.map(({ url }) => url.pathname)).toEqual(Array(6).fill('/thanks'))
    expect(new Set(pages.map(({ url }) => url.searchParams.get('orderNumber'))).size).toBe(1)
  })

  it('that nobody offers are told so, with a way back that says ERROR', async () => {
    const address = await addressOf({ eventsCheckout: { eventSlug: 'gone', reservationId: randomUUID() } })
    const page = await new Browser(site).open(address)
    expect(page.status).toBe(404)
    expect(page.text).toContain(`${shop}/after?callbackType=CHECKOUT&amp;status=ERROR`)
  })
})

describe('A plan', () => {
  const planId = idOf('plan', 'circle')
  const intent = { paidPlansCheckout: { planId, checkoutData: 'from-the-banner' } }

  it('asks a visitor to sign in, goes on from there, and shows in the account until it is ended', async () => {
    const browser = new Browser(site)
    const address = await addressOf(intent, visitor)
    const login = await browser.open(address)
    expect(login.url.pathname).toBe('/_hosted/login')
    const request_uri = login.url.searchParams.get('request_uri') ?? ''
    const page = await browser.submit('/_hosted/login', {
      request_uri,
      email: ada.email,
      password: ada.password,
    })
    expect(page.url.pathname).toBe(pathOf(address))
    expect(page.text).toContain('$9.00 a month')
    const done = await browser.submit(pathOf(address), { session: sessionOf(address), ...pay })
    const planOrderId = done.url.searchParams.get('planOrderId') ?? ''
    const section = await browser.open('/_hosted/account/subscriptions')
    expect(section.text).toContain('Circle')
    const ended = await browser.submit('/_hosted/account/subscriptions', { cancel: planOrderId })
    expect(ended.text).toContain('Your subscription is canceled')
  })

  it('whose payment is declined is not bought, and the address remembers the ERROR until it succeeds', async () => {
    const browser = new Browser(site)
    const address = await addressOf(intent)
    const fields = { session: sessionOf(address), ...pay }
    const page = await browser.submit(pathOf(address), { ...fields, payment: 'declined' })
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Your payment was declined')])
    expect(await outcomeOf(address)).toBe('ERROR')
    await browser.submit(pathOf(address), fields)
    expect(await outcomeOf(address)).toBe('SUCCESS')
  })

  it('gives the list of plans back what it told', async () => {
    const address = await addressOf({ ...intent, callbacks: { planListUrl: `${shop}/plans` } })
    const { text } = await new Browser(site).open(address)
    expect(text).toContain(
      `${shop}/plans?planIds=${planId}&amp;checkoutData=from-the-banner&amp;callbackType=CHECKOUT&amp;status=ERROR`,
    )
  })
})

it('An address opens the page it was made for and no other', async () => {
  const address = await addressOf({ bookingsBook: { resourceId: idOf('service', 'lamp-repair') } })
  const other = address.replace(idOf('service', 'lamp-repair'), idOf('service', 'wheel-throwing'))
  expect((await new Browser(site).open(other)).status).toBe(400)
})
