import { afterEach, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { startMailing } from '../../../data/mail/mailing.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import { deliver } from '../deliver.ts'
import { type MailServer, mailServer } from './mail-server.fixture.ts'
import { sendDue } from './run-sending.ts'
import { smtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

const from = 'orders@shop.example'

let clock: TestClock
let site: TestPlatform
let server: MailServer
let transport: MailTransport
beforeEach(async () => {
  clock = new TestClock()
  site = await createTestPlatform({ clock })
  startMailing(site.platform.services.db)
  server = await mailServer()
  transport = smtpTransport({ url: server.url, from })
})
afterEach(async () => {
  transport.close()
  await server.close()
  await site.close()
})

const letter = (to: string, more: object = {}) => ({
  ...{ kind: 'welcome' as const, to, subject: 'Hello', text: 'Hello there', html: '<p>Hello there</p>' },
  ...more,
})
const put = (to: string, more: object = {}) =>
  transaction(site.platform.services.db, (trx) => deliver(trx, { ...letter(to, more), date: clock.now() }))
const send = (by = transport) => sendDue(site.platform.services, by, 10)
const queue = async () =>
  (await site.platform.services.db.selectFrom('mailQueue').selectAll().execute()).map(
    ({ status, attempts, lastError }) => ({ status, attempts, lastError }),
  )
const HOUR = 3_600

test('A letter leaves once, with both forms, its sender and its way to unsubscribe', async () => {
  await put('ada@reader.example')
  await site.platform.services.db
    .updateTable('mails')
    .set({ unsubscribeUrl: 'https://shop.example/end?proof=1', sender: 'Lamps, Ltd.' })
    .execute()
  await send()
  await send()
  expect(server.taken).toHaveLength(1)
  const { id } = await site.platform.services.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  const [mail] = server.taken
  expect(mail).toMatchObject({ from, to: 'ada@reader.example' })
  for (const line of [
    `From: "Lamps, Ltd." <${from}>`,
    'To: ada@reader.example',
    `Message-ID: <${id}@shop.example>`,
    'List-Unsubscribe: <https://shop.example/end?proof=1>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Auto-Submitted: auto-generated',
    'Content-Type: text/plain',
    'Content-Type: text/html',
  ])
    expect(mail?.text).toContain(line)
  expect(await queue()).toEqual([{ status: 'SENT', attempts: 1, lastError: null }])
})

test('A letter whose cause is rolled back never leaves, nor does a text message', async () => {
  await expect(
    transaction(site.platform.services.db, async (trx) => {
      await deliver(trx, { ...letter('ada@reader.example'), date: clock.now() })
      throw new Error('no order')
    }),
  ).rejects.toThrow('no order')
  const sms = { to: '+12125550134', channel: 'SMS', subject: 'Text', text: 'Hi', date: clock.now() } as const
  await deliver(site.platform.services.db, sms)
  await send()
  expect([server.taken, await queue()]).toEqual([[], []])
})

test('A passing refusal is tried again after growing pauses, and a letter is given up after three days', async () => {
  server.refusals.set('ada@reader.example', { code: 451, text: '4.7.1 Come back later' })
  await put('ada@reader.example')
  await send()
  expect(await queue()).toEqual([
    { status: 'PENDING', attempts: 1, lastError: expect.stringContaining('Come back later') },
  ])
  await send()
  expect((await queue())[0]?.attempts).toBe(1)
  clock.advance(60)
  await send()
  clock.advance(60)
  await send()
  expect((await queue())[0]?.attempts).toBe(2)
  for (let round = 0; round < 12; round += 1) {
    clock.advance(30 * HOUR)
    await send()
  }
  expect(await queue()).toMatchObject([{ status: 'FAILED', attempts: 11 }])
  expect(server.taken).toEqual([])
})

test('A mail server that is away or refuses our sign-in costs no letter', async () => {
  const wrong = smtpTransport({ url: server.url.replace('right', 'wrong'), from })
  await put('ada@reader.example')
  await send(wrong)
  wrong.close()
  const nobody = smtpTransport({ url: 'smtp://127.0.0.1:9', from })
  clock.advance(60)
  await send(nobody)
  nobody.close()
  expect(await queue()).toMatchObject([{ status: 'PENDING', attempts: 2 }])
  clock.advance(HOUR)
  await send()
  expect(server.taken).toHaveLength(1)
})

test('An address of nobody is refused once, gets no letters for a month, and is tried again then', async () => {
  server.refusals.set('gone@reader.example', { code: 550, text: '5.1.1 No such mailbox' })
  await put('gone@reader.example')
  await send()
  server.refusals.clear()
  await put('Gone@reader.example')
  await send()
  expect(await queue()).toMatchObject([{ status: 'FAILED' }, { status: 'SUPPRESSED' }])
  expect(server.taken).toEqual([])
  clock.advance(31 * 24 * HOUR)
  await put('gone@reader.example')
  await send()
  expect(server.taken).toHaveLength(1)
})

test('Two servers share the letters, and each leaves once', async () => {
  for (let at = 0; at < 25; at += 1) await put(`reader-${at}@reader.example`)
  server.pause = 20
  const work = async () => {
    while ((await send()) > 0);
  }
  await Promise.all([work(), work(), work()])
  expect(server.taken.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 25 }, (_, at) => `reader-${at}@reader.example`).sort(),
  )
})

test('A database that nobody lets mail keeps its letters in the mailbox', async () => {
  const other = await createTestPlatform({ clock })
  const { db } = other.platform.services
  await deliver(db, { ...letter('ada@reader.example'), date: clock.now() })
  expect(await db.selectFrom('mailQueue').selectAll().execute()).toEqual([])
  await other.close()
})
