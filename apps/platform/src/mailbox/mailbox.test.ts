import { expect, it } from 'vitest'
import { createTestPlatform } from '../testing.ts'
import { deliver } from './deliver.ts'

const letter = {
  to: 'Reader@example.test',
  subject: 'Hello <b>',
  text: 'See https://shop.test/x?a=1 & <i>more</i>',
}

it('shows every letter, newest first, and hands out the newest code', async () => {
  const site = await createTestPlatform()
  const { db } = site.platform.services
  await deliver(db, { ...letter, code: '111111', date: new Date('2026-01-01T10:00:00Z') })
  await deliver(db, { ...letter, code: '222222', date: new Date('2026-01-01T11:00:00Z') })
  await deliver(db, { ...letter, subject: 'Later', date: new Date('2026-01-01T12:00:00Z') })
  const box = await site.fetch(`${site.url}/_dev/mailbox/reader@example.test`)
  expect(await box.json()).toMatchObject({
    code: '222222',
    messages: [{ subject: 'Later', to: 'reader@example.test', text: letter.text }, {}, {}],
  })
  const empty = await site.fetch(`${site.url}/_dev/mailbox/nobody@example.test`)
  expect(await empty.json()).toEqual({ code: null, messages: [] })
  const page = await (await site.fetch(`${site.url}/_dev/mailbox`)).text()
  expect(page).toContain('Hello &lt;b&gt;')
  expect(page).not.toContain('<i>more')
  expect(page).toContain('href="https://shop.test/x?a=1"')
  await site.close()
})

it('does not exist in production', async () => {
  const site = await createTestPlatform({ config: { development: false } })
  for (const path of ['/_dev/mailbox', '/_dev/mailbox/a@b.test']) {
    const answer = await site.fetch(site.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'UNKNOWN_CALL' } } })
  }
  await site.close()
})
