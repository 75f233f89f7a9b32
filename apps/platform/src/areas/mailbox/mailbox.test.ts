import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createTestPlatform } from '../../dev/testing.ts'
import { testAddresses } from '../identity/verification/test-addresses.ts'
import { deliver } from './deliver.ts'

const letter = {
  kind: 'welcome',
  html: '<p>Hello</p>',
  to: 'Reader@example.test',
  subject: 'Hello <b>',
  text: 'See https://shop.test/x?a=1 & <i>more</i>',
} as const

it('Shows every letter, newest first, and hands out the newest code', async () => {
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

it('Shows the HTML of a letter in a frame where no script runs, and nothing for what has none', async () => {
  const site = await createTestPlatform()
  const { db } = site.platform.services
  const date = new Date('2026-01-01T10:00:00Z')
  await deliver(db, { ...letter, html: '<html><head></head><body>Hi <script>1</script></body></html>', date })
  await deliver(db, { to: '+12125550134', channel: 'SMS', subject: 'Text', text: 'Hi', date })
  const [mail, text] = await Promise.all(
    ['reader@example.test', '+12125550134'].map(async (to) => {
      const box = await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(to)}`)
      return (await box.json()).messages[0] as { id: string }
    }),
  )
  const page = await (await site.fetch(`${site.url}/_dev/mailbox?kind=EMAIL`)).text()
  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const shown = await site.fetch(`${site.url}/_dev/mailbox/html/${mail?.id}`)
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox allow-popups/)
  expect(await shown.text()).toContain('<base target="_blank">')
  for (const id of [text?.id, 'nothing'])
    expect((await site.fetch(`${site.url}/_dev/mailbox/html/${id}`)).status).toBe(404)
  await site.close()
})

it('Takes texts, calls and pushes too, tells them apart, and shows one address alone when asked', async () => {
  const site = await createTestPlatform()
  const { db } = site.platform.services
  const date = new Date('2026-01-01T10:00:00Z')
  const phone = '+12125550134'
  await deliver(db, {
    to: phone,
    channel: 'SMS',
    subject: 'Text',
    text: '123456 is your code',
    code: '123456',
    date,
  })
  await deliver(db, { to: phone, channel: 'CALL', subject: 'Call', text: 'Your code is: 1, 2', date })
  const link = 'https://platform.test/_hosted/push?request=the-secret'
  await deliver(db, {
    to: 'Ada@x.test',
    channel: 'PUSH',
    subject: 'Is it you?',
    text: `Answer: ${link}`,
    date,
  })
  const box = await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(phone)}`)
  const { code, messages } = (await box.json()) as { code: string; messages: { channel: string }[] }
  expect([code, messages.map(({ channel }) => channel).sort()]).toEqual(['123456', ['CALL', 'SMS']])
  const of = async (to: string) => {
    const address = `${site.url}/_dev/mailbox?to=${encodeURIComponent(to)}`
    return (await site.fetch(address)).text()
  }
  const texts = await of('+1 (212) 555-0134')
  expect(texts).toContain('Text message')
  expect(texts).not.toContain('Is it you?')
  const push = await of('ada@x.test')
  expect(push).toContain('name="request" value="the-secret"')
  expect(push).toMatch(/value="APPROVED">Approve.*value="DENIED">Deny/s)
  expect(await of('nobody@x.test')).toContain('No messages for nobody@x.test yet.')
  await site.close()
})

it('Names the addresses that meet each step of signing in', async () => {
  const site = await createTestPlatform()
  const page = await (await site.fetch(`${site.url}/_dev/mailbox`)).text()
  const guide = await readFile(new URL('../../../../../docs/identity.md', import.meta.url), 'utf8')
  for (const [outcome, meaning] of Object.entries(testAddresses)) {
    expect(page).toContain(`you+${outcome}@example.test`)
    expect(guide).toContain(`| \`anything+${outcome}@example.test\` | ${meaning} |`)
  }
  await site.close()
})

it('Does not exist in production', async () => {
  const site = await createTestPlatform({ config: { development: false } })
  for (const path of ['/_dev/mailbox', '/_dev/mailbox/a@b.test']) {
    const answer = await site.fetch(site.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'UNKNOWN_CALL' } } })
  }
  await site.close()
})
