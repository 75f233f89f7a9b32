import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const password = 'correct horse battery'
const arabic = /[\u0600-\u06ff]{3}/
let site: TestPlatform
let visitor: Shopper
let owner: Shopper
let ann: TestMember
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = await Shopper.visitor(site)
  owner = new Shopper(site, site.ownerKey)
  ann = await site.signUp({ email: 'ann@example.test' })
})
afterAll(() => site?.close())

interface Mail {
  readonly subject: string
  readonly text: string
  readonly code: string | null
}

/** The newest letter to an address. */
async function newest(email: string): Promise<Mail> {
  const { code, messages } = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()
  // No two letters of one moment: the next is newer.
  site.clock.advance(1)
  return { ...messages[0], code }
}

describe('Letters about an account', () => {
  it('Letters about an account with a link to a new password come in the language that was asked for, and the page speaks it too', async () => {
    await visitor.call('POST', '/v1/send-email', { email: ann.email, language: 'ar' })
    const letter = await newest(ann.email)
    expect(letter.subject).toMatch(arabic)
    expect(letter.text).toMatch(/^مرحبًا،$/m)
    const [link = ''] = /http\S+/.exec(letter.text) ?? []
    const page = await (await site.fetch(link)).text()
    expect(page).toContain('<html lang="ar"')
    await visitor.call('POST', '/v1/send-email', { email: ann.email, language: 'en-GB' })
    expect((await newest(ann.email)).subject).toMatch(/^Choose a new password/)
  })

  it('Letters about an account to an address without an account come in that language as well', async () => {
    await visitor.call('POST', '/v1/send-email', { email: 'nobody@example.test', language: 'ar' })
    expect((await newest('nobody@example.test')).subject).toMatch(arabic)
  })

  it('Letters about an account come in the language of the page that asks, where none is named', async () => {
    const asked = { email: ann.email }
    await visitor.call('POST', '/v1/send-email', asked, { 'x-wix-linguist': 'ar-u-nu-latn' })
    expect((await newest(ann.email)).subject).toMatch(arabic)
  })

  it('Letters about an account tell a recovery’s token as their code, and that is what the call takes', async () => {
    await visitor.call('POST', '/v1/send-email', { email: ann.email })
    const { code } = await newest(ann.email)
    const { body } = await visitor.call('POST', '/v1/recover', {
      recoveryToken: code,
      password: `${password}!`,
    })
    expect(body.state).toBe('SUCCESS')
  })

  it('Letters about an account with an activation come in the language of emailOptions, else in the member’s own', async () => {
    const profile = { language: 'ar' }
    const made = await owner.call('POST', '/v2/sign-on', { loginId: { email: 'bea@example.test' }, profile })
    const identityId = made.body.identity.id
    await owner.call('POST', '/v1/activation-email', { identityId })
    expect((await newest('bea@example.test')).subject).toMatch(arabic)
    await owner.call('POST', '/v1/activation-email', { identityId, emailOptions: { language: 'en' } })
    expect((await newest('bea@example.test')).subject).toMatch(/is ready to use$/)
  })

  it('Letters about an account of welcome and with a code come in the language that a registration tells', async () => {
    const register = (email: string) =>
      visitor.call('POST', '/v2/register', { loginId: { email }, password, profile: { language: 'ar' } })
    await register('cat@example.test')
    const welcome = await newest('cat@example.test')
    expect(welcome.subject).toMatch(arabic)
    expect(welcome.text).toContain('/ar/account')
    const { stateToken } = (await register('dee+verify@example.test')).body
    const first = await newest('dee+verify@example.test')
    expect(first.text).toMatch(arabic)
    expect(first.text).toContain(first.code)
    await visitor.call('POST', '/v1/auth/resend', { stateToken })
    expect((await newest('dee+verify@example.test')).text).toMatch(arabic)
  })

  it('Letters about an account are refused a language that is none, at its path', async () => {
    const { status, body } = await visitor.call('POST', '/v1/send-email', {
      email: ann.email,
      language: '???',
    })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'language'])
  })
})
