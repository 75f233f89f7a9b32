import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  placeholdersOf,
  unknownPlaceholder,
  valuesOf,
  withTexts,
  writeLetter,
} from '../../areas/mailbox/index.ts'
import { inkOn } from '../../areas/mailbox/letter/design.ts'
import { OWNER, PACKER, STAFF, SUPPORT } from '../../base/development-ids.ts'
import { colleague } from '../../dev/testing/colleague.ts'
import { openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { languages } from '../../domain/messages/languages.ts'
import { defaultsOf, grouped, sampleOf } from './letter-view.ts'
import { shopSamples } from './samples/index.ts'

let site: TestPlatform
let manager: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small', config: { accessTokenSeconds: 86_400 } })
  manager = await colleague(site, STAFF)
}, 120_000)
afterAll(() => site?.close())

const none = { subject: null, heading: null, intro: null, closing: null, button: null }
const at = (kind: string) => `/letters/v1/letters/${kind}`
async function letter(kind: string, language = 'en') {
  const { status, body } = await manager.call('GET', `${at(kind)}?language=${language}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.letter
}
async function save(kind: string, texts: object, { by = manager, language = 'en', revision = '' } = {}) {
  const from = revision || (await letter(kind, language)).revision
  return by.call('PATCH', at(kind), { letter: { language, revision: from, texts } })
}
async function newest(email: string) {
  const { messages } = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()
  return messages[0] as { subject: string; text: string; html: string; sender: string | null }
}
const violations = (body: { details: { validationError: { fieldViolations: unknown } } }) =>
  body.details.validationError.fieldViolations

describe('The texts of every letter', () => {
  const shop = {
    config: {
      storeName: 'Galleria',
      storeUrl: 'https://shop.example',
      publicUrl: 'https://platform.example',
      mediaUrl: undefined,
    },
    now: new Date('2026-03-01T12:00:00Z'),
  }
  const all = grouped.flatMap(({ kind }) =>
    languages.map((language) => ({ kind, language, title: `${kind} in ${language.name}` })),
  )

  it('The texts of every letter are listed once for each kind', () => {
    expect(grouped.map(({ kind }) => kind).sort()).toEqual(Object.keys(shopSamples).sort())
  })

  it('The texts of every letter have a value for each placeholder, in every wording', () => {
    for (const { kind, language, title } of all)
      for (const { source } of shopSamples[kind].letters({ shop: shop.config, language, now: shop.now })) {
        const values: Readonly<Record<string, string | undefined>> = source ? valuesOf(source) : {}
        expect(
          placeholdersOf(kind).filter((name) => !values[name]),
          title,
        ).toEqual([])
      }
  })

  it('The texts of every letter make the same letter when they are saved as they are', () => {
    for (const { kind, language, title } of all) {
      const source = sampleOf(kind, language, shop)
      const texts = defaultsOf(kind, language, shop)
      for (const text of Object.values(texts))
        if (text) expect(unknownPlaceholder(kind, text), title).toBeUndefined()
      const again = writeLetter(source.shop, withTexts(source, texts))
      const before = writeLetter(source.shop, source.letter)
      expect(again.subject, title).toBe(before.subject)
      expect(again.text, title).toBe(before.text)
    }
  })
})

describe('A letter with texts of the merchant', () => {
  it('comes to whom it is for, in that language alone, until it is reset', async () => {
    const texts = {
      ...none,
      subject: 'Hello from {store name}',
      intro: 'First.\n\nSecond: {store name}.',
      closing: 'See you <soon>!',
      button: 'Come in',
    }
    const { body } = await save('welcome', texts)
    expect(body.letter).toMatchObject({ texts, revision: '1' })
    const mail = await newest((await site.signUp()).email)
    expect(mail.subject).toBe('Hello from Galleria')
    expect(mail.text).toMatch(
      /^Hello from Galleria\n\n.*\n\nFirst\.\n\nSecond: Galleria\.\n\nCome in:\n.*\n\nSee you <soon>!\n/,
    )
    expect(mail.html).toContain('See you &lt;soon&gt;!')
    expect((await letter('welcome', 'de')).texts).toEqual(none)
    await save('welcome', {})
    expect((await letter('welcome')).texts).toEqual(none)
    expect((await newest((await site.signUp()).email)).subject).toBe('Welcome to Galleria')
  })

  it('tells of the order that it is about, and keeps what is in the letter beside its texts', async () => {
    const { site: shop, lamp, staff } = await openLampShop()
    const texts = { heading: 'Order {order number}', intro: 'You ordered for {order total}.' }
    const saved = await staff('PATCH', at('order-confirmation'), {
      letter: { language: 'en', revision: '0', texts },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const shopper = await Shopper.visitor(shop)
    await shopper.add(lamp)
    const path = `/ecom/v1/checkouts/${await shopper.checkout({ email: 'buyer@example.test' })}/create-order`
    expect((await shopper.call('POST', path, { payment: { method: 'offline' } })).status).toBe(200)
    const { messages } = await (await shop.fetch(`${shop.url}/_dev/mailbox/buyer@example.test`)).json()
    expect(messages[0].text).toMatch(/^Order \d+\n/)
    expect(messages[0].text).toMatch(/You ordered for \$\d+\.\d\d\./)
    expect(messages[0].text).toContain('View order')
    await shop.close()
  })

  it('is refused at each text with a placeholder that the letter has no value for', async () => {
    const { status, body } = await save('welcome', {
      subject: 'Order {order number}',
      intro: 'Hi {name',
      closing: '{store name}',
    })
    expect(status).toBe(400)
    expect(violations(body)).toEqual([
      expect.objectContaining({
        field: 'letter.texts.intro',
        ruleName: 'UNKNOWN_PLACEHOLDER',
        data: { placeholder: '{' },
      }),
      expect.objectContaining({ field: 'letter.texts.subject', data: { placeholder: '{order number}' } }),
    ])
    expect((await save('welcome', { subject: 'x'.repeat(151) })).status).toBe(400)
    expect((await save('welcome', { subject: 'two\nlines' })).status).toBe(400)
    expect((await save('owner', {}, { revision: '0' })).status).toBe(400)
  })

  it('is not written over by one who saw it before, and the log says who changed it', async () => {
    await save('code', { heading: 'Your code: {code}' })
    const late = await save('code', { heading: 'Mine' }, { revision: '0' })
    expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'REVISION_MISMATCH'])
    const query = { filter: { operation: 'UpdateLetter' } }
    const { entries } = (await manager.call('POST', '/staff/v1/audit-entries/query', { query })).body
    expect(entries[0]).toMatchObject({ by: { email: STAFF.email }, object: { kind: 'letters', id: 'code' } })
  })

  it('is changed by those who may change marketing, and read by support', async () => {
    const support = await colleague(site, SUPPORT)
    expect((await support.call('GET', `${at('code')}?language=en`)).status).toBe(200)
    expect((await save('code', {}, { by: support, revision: '1' })).status).toBe(403)
    const packer = await colleague(site, PACKER)
    expect((await packer.call('GET', `${at('code')}?language=en`)).status).toBe(403)
  })
})

describe('A preview', () => {
  it('shows texts that are not saved, on a page that only the platform can have made', async () => {
    const asked = { letter: { language: 'ar', texts: { intro: 'مرحبا {order number}' } }, scheme: 'dark' }
    const { body } = await manager.call('POST', `${at('order-shipped')}/preview`, asked)
    expect(body.preview.text).toContain('مرحبا \u206810027\u2069')
    const page = await site.fetch(body.preview.url)
    expect(page.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${new URL(site.platform.services.config.storeUrl).origin};`,
    )
    expect(page.headers.get('x-frame-options')).toBeNull()
    const html = await page.text()
    expect(html).toContain('مرحبا')
    expect(html).toContain('@media all')
    expect((await letter('order-shipped', 'ar')).texts).toEqual(none)
    const forged = new URL(body.preview.url)
    forged.pathname = forged.pathname.replace('/dark/', '/light/')
    expect((await site.fetch(forged.href)).status).toBe(404)
    site.clock.advance(3601)
    expect((await site.fetch(body.preview.url)).status).toBe(404)
    const wrong = await manager.call('POST', `${at('code')}/preview`, {
      letter: { language: 'en', texts: { intro: '{product}' } },
    })
    expect(wrong.status).toBe(400)
  })

  it('is sent to the colleague who asks, whatever is saved, and to no program', async () => {
    const owner = await colleague(site, OWNER)
    await save('back-in-stock', { subject: 'Saved' })
    const asked = { letter: { language: 'en', texts: { subject: 'Tried: {product}' } } }
    const { body } = await owner.call('POST', `${at('back-in-stock')}/send-test`, asked)
    expect(body).toEqual({ sentTo: OWNER.email })
    expect((await newest(OWNER.email)).subject).toBe('Tried: Glazed stoneware vase')
    await owner.call('POST', `${at('back-in-stock')}/send-test`, { letter: { language: 'en' } })
    expect((await newest(OWNER.email)).subject).toBe('Saved')
    const program = new Shopper(site, site.ownerKey)
    const refused = await program.call('POST', `${at('back-in-stock')}/send-test`, asked)
    expect([refused.status, refused.body.details.applicationError.code]).toEqual([
      400,
      'TEST_LETTER_WITHOUT_READER',
    ])
  })
})

describe('The look of letters', () => {
  const path = '/letters/v1/letter-design'
  it('has the sender, the logo and the color of the merchant in every letter, with ink that is read on it', async () => {
    const design = { senderName: 'Kiln & Co', color: '#FFE000', logoUrl: 'https://cdn.example/logo.png' }
    const { revision } = (await manager.call('GET', path)).body.design
    const { status, body } = await manager.call('PATCH', path, { design: { ...design, revision } })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.design).toEqual({ ...design, color: '#ffe000', revision: '1' })
    const mail = await newest((await site.signUp()).email)
    expect(mail.sender).toBe('Kiln & Co')
    expect(mail.html).toMatch(
      /<img class="own-logo" alt="Kiln &amp; Co" src="https:\/\/cdn\.example\/logo\.png"/,
    )
    expect(mail.html).toMatch(/<td class="button" style="[^"]*background-color: #ffe000/)
    expect(mail.html).toMatch(/<a class="button-link"[^>]* style="[^"]*[^-]color: #000000/)
    expect(mail.text).toContain('Kiln & Co')
    const late = await manager.call('PATCH', path, { design: { revision } })
    expect(late.status).toBe(409)
    for (const wrong of [
      { color: 'red' },
      { logoUrl: 'http://x.test/a.png' },
      { logoUrl: 'https://x.test/a.svg' },
    ])
      expect((await manager.call('PATCH', path, { design: { revision: '1', ...wrong } })).status).toBe(400)
    await manager.call('PATCH', path, { design: { revision: '1' } })
    expect((await newest((await site.signUp()).email)).sender).toBe('Galleria')
  })

  it('has black or white ink, with a contrast of 4.5 on any color', () => {
    expect([inkOn('#000000'), inkOn('#ffffff'), inkOn('#a33d1a'), inkOn('#ffe000')]).toEqual([
      '#ffffff',
      '#000000',
      '#ffffff',
      '#000000',
    ])
  })
})
