import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Db, transaction } from '../../../data/database.ts'
import { startMailing } from '../../../data/mail/mailing.ts'
import { serverProcess } from '../../../dev/scale/server-process.ts'
import { type SiteDatabase, siteDatabase } from '../../../dev/testing/site-database.ts'
import { deliver } from '../deliver.ts'
import { type MailServer, mailServer } from './mail-server.fixture.ts'

let site: SiteDatabase
let db: Db
let mail: MailServer
beforeEach(async () => {
  site = await siteDatabase('small')
  db = connect(site.url)
  startMailing(db)
  mail = await mailServer()
})
afterEach(async () => {
  await mail.close()
  await db.destroy()
  await site.drop()
})

const letters = Array.from({ length: 40 }, (_, at) => `reader-${at}@reader.example`)

test('A platform that is killed while it sends loses no letter, and repeats at most those under way by their ids', async () => {
  const env = {
    ...{ DATABASE_URL: site.url, PORT: '0', NODE_ENV: 'development' },
    ...{ MAIL_TRANSPORT: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'orders@shop.example' },
  }
  mail.pause = 50
  const first = await serverProcess(env)
  await transaction(db, async (trx) => {
    for (const to of letters) {
      const content = { kind: 'welcome', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' } as const
      await deliver(trx, { ...content, to, date: new Date() })
    }
  })
  await expect.poll(() => mail.taken.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(8)
  await first.end('SIGKILL')
  const second = await serverProcess(env)
  // The claims of the one that is gone end in five minutes.
  await db.updateTable('mailQueue').set({ dueAt: new Date() }).where('status', '=', 'PENDING').execute()
  const pending = () => db.selectFrom('mailQueue').select('mailId').where('status', '=', 'PENDING').execute()
  await expect.poll(pending, { timeout: 30_000 }).toEqual([])
  await second.end('SIGTERM')
  expect([...new Set(mail.taken.map(({ to }) => to))].sort()).toEqual([...letters].sort())
  const ids = mail.taken.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])
  expect(new Set(ids).size).toBe(letters.length)
  expect(mail.taken.length - letters.length).toBeLessThanOrEqual(10)
}, 120_000)
