import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliver, takeBounce } from '../../areas/mailbox/index.ts'
import { mailServer } from '../../areas/mailbox/sending/mail-server.fixture.ts'
import { sendDue } from '../../areas/mailbox/sending/run-sending.ts'
import { smtpTransport } from '../../areas/mailbox/sending/smtp.ts'
import { PACKER, SUPPORT } from '../../base/development-ids.ts'
import { transaction } from '../../data/database.ts'
import { startMailing } from '../../data/mail/mailing.ts'
import { colleague } from '../../dev/testing/colleague.ts'
import type { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../dev/testing.ts'

const at = '/letters/v1/email-deliveries'
const clock = new TestClock()
let site: TestPlatform
let support: Shopper
let sendAll: () => Promise<number>
let close: () => Promise<void>
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small', clock, config: { accessTokenSeconds: 86_400 } })
  support = await colleague(site, SUPPORT)
  startMailing(site.platform.services.db)
  const server = await mailServer()
  const transport = smtpTransport({ url: server.url, from: 'orders@shop.example' })
  sendAll = () => sendDue(site.platform.services, transport, 10)
  close = async () => {
    transport.close()
    await server.close()
    await site.close()
  }
}, 120_000)
afterAll(() => close?.())

const put = (to: string, more: object = {}) =>
  transaction(site.platform.services.db, (trx) =>
    deliver(trx, {
      ...{ kind: 'welcome' as const, to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
      ...{ date: clock.now(), ...more },
    }),
  )
async function found(filter: object) {
  const { status, body } = await support.call('POST', `${at}/query`, { query: { filter } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.emailDeliveries
}
const retry = (id: string) => support.call('POST', `${at}/${id}/retry`)

it('Support finds the emails of an address and what became of each, newest first', async () => {
  await put('ada@reader.example')
  clock.advance(60)
  await put('ada@reader.example', { subject: 'Your code is 482913', code: '482913' })
  await put('bob@reader.example')
  await sendAll()
  clock.advance(60)
  await put('ada@reader.example', { subject: 'Waits' })
  expect(await found({ email: 'ada@reader.example' })).toMatchObject([
    {
      subject: 'Waits',
      status: 'PENDING',
      attempts: 0,
      dueDate: expect.any(String),
      finishedDate: null,
    },
    { subject: 'Your code is ••••••', status: 'SENT', attempts: 1, dueDate: null, error: null },
    { subject: 'Hello', status: 'SENT' },
  ])
  expect((await support.call('GET', `${at}/count`)).body).toMatchObject({ pending: 1, sent: 3, failed: 0 })
})

it('An email that bounced leaves once more after a retry, though its address was to get none', async () => {
  await put('back@reader.example')
  await sendAll()
  const [{ id }] = await found({ email: 'back@reader.example' })
  await takeBounce(site.platform.services, {
    ...{
      type: 'bounce',
      email: 'back@reader.example',
      isPermanent: true,
      mailId: id,
      detail: '550 No such user',
    },
  })
  await put('back@reader.example', { subject: 'Kept back' })
  await sendAll()
  expect(await found({ status: 'BOUNCED' })).toMatchObject([{ id, error: '550 No such user' }])
  expect(await found({ status: 'SUPPRESSED' })).toMatchObject([
    { subject: 'Kept back', error: '550 No such user' },
  ])
  expect((await retry(id)).body).toMatchObject({ emailDelivery: { id, status: 'PENDING' } })
  await sendAll()
  expect(await found({ id })).toMatchObject([{ status: 'SENT', attempts: 1, error: null }])
  expect((await retry(id)).body.details.applicationError.code).toBe('EMAIL_SENT')
})

it('A reader who complained gets no newsletter by a retry, and still gets what they need', async () => {
  await takeBounce(site.platform.services, {
    ...{ type: 'complaint', email: 'spam@reader.example', isPermanent: true, detail: '' },
  })
  await put('spam@reader.example', { subject: 'News' })
  await site.platform.services.db
    .updateTable('mails')
    .set({ unsubscribeUrl: 'https://shop.example/end' })
    .where('subject', '=', 'News')
    .execute()
  await put('spam@reader.example', { subject: 'Your order' })
  await sendAll()
  const all: { id: string; subject: string; status: string }[] = await found({ email: 'spam@reader.example' })
  const news = all.find(({ subject }) => subject === 'News')
  expect(all.map(({ subject, status }) => `${subject}: ${status}`).sort()).toEqual([
    'News: SUPPRESSED',
    'Your order: SENT',
  ])
  expect((await retry(news?.id ?? '')).body.details.applicationError.code).toBe('READER_COMPLAINED')
})

it('An email that does not exist is not found, and a packer may not look', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
    const { status, body } = await retry(id)
    expect([status, body.details.applicationError.code]).toEqual([404, 'EMAIL_DELIVERY_NOT_FOUND'])
  }
  const packer = await colleague(site, PACKER)
  expect((await packer.call('POST', `${at}/query`, { query: {} })).status).toBe(403)
})
