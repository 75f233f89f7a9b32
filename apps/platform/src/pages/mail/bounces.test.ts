import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliver } from '../../areas/mailbox/index.ts'
import { startMailing } from '../../data/mail/mailing.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ config: { bounceSecrets: ['new secret of ours', 'a-secret-of-ours'] } })
  startMailing(site.platform.services.db)
})
afterAll(() => site?.close())

const report = (id: string, status = '5.1.1') =>
  `From: MAILER-DAEMON@mail.example
Content-Type: multipart/report; report-type=delivery-status; boundary="b"
Message-ID: <report@mail.example>

--b
Content-Type: text/plain

Your letter could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; Gone@reader.example
Action: failed
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 No such mailbox
--b
Content-Type: message/rfc822

Message-ID: <${id}@shop.example>
Subject: Hello
--b--
`.replaceAll('\n', '\r\n')

const tell = (body: string, type = 'message/rfc822', secret = 'a-secret-of-ours') =>
  site.fetch(`${site.url}/_hosted/mail/bounces`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': type,
      'content-length': `${Buffer.byteLength(body)}`,
    },
    body,
  })
const suppressed = () => site.platform.services.db.selectFrom('mailSuppressions').select('reason').execute()

test('A delivery report marks its letter and keeps further ones from the address', async () => {
  const { db } = site.platform.services
  const content = { kind: 'welcome', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' } as const
  await deliver(db, { ...content, to: 'gone@reader.example', date: new Date() })
  const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  expect((await tell(report(id, '4.2.2').replace('failed', 'delayed'))).status).toBe(204)
  expect(await suppressed()).toEqual([])
  expect((await tell(report(id))).status).toBe(204)
  expect(await suppressed()).toEqual([{ reason: 'BOUNCE' }])
  expect(await db.selectFrom('mailQueue').select(['status', 'lastError']).execute()).toEqual([
    { status: 'BOUNCED', lastError: '5.1.1 smtp; 550 5.1.1 No such mailbox' },
  ])
})

test('A complaint as JSON is kept for good, and no report, no secret and a large body are refused with words', async () => {
  const told = JSON.stringify({ type: 'complaint', email: 'cross@reader.example' })
  expect((await tell(told, 'application/json')).status).toBe(204)
  expect(await suppressed()).toContainEqual({ reason: 'COMPLAINT' })
  const before = await suppressed()
  const bounce = JSON.stringify({ type: 'bounce', email: 'cross@reader.example' })
  expect((await tell(bounce, 'application/json')).status).toBe(204)
  expect(await suppressed()).toEqual(before)
  expect((await tell(told, 'application/json', 'guessed')).status).toBe(401)
  expect((await tell('{"type":"complaint"}', 'application/json')).status).toBe(400)
  expect((await tell('Subject: Hello\r\n\r\nHello')).status).toBe(400)
  expect((await tell('x'.repeat(300_000))).status).toBe(413)
  const closed = await createTestPlatform()
  const answer = await closed.fetch(`${closed.url}/_hosted/mail/bounces`, { method: 'POST', body: told })
  expect(answer.status).toBe(401)
  await closed.close()
})
