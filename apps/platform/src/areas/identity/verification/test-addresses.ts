import type { PlatformConfig } from '../../../data/config.ts'

/** Effect of each test address, the same as in `docs/identity.md`. */
export const testAddresses = {
  verify: 'must verify the address; the code is in the mailbox',
  approval: 'waits for the owner',
  captcha: 'must solve a captcha at registration and at every login',
  reset: 'registers, but has no password: the login answers -19973 until one is chosen by mail',
  mfa: 'is asked for a second factor: a code by mail or a push, both in the mailbox',
} as const
export type TestOutcome = keyof typeof testAddresses
const outcomes = Object.keys(testAddresses) as TestOutcome[]

/**
 * As payment providers have test cards: in development `anything+mfa@example.test` meets that step whatever the site's
 * settings are. No such address is special in production.
 */
export function testOutcome(config: PlatformConfig, emailKey: string | undefined): TestOutcome | undefined {
  if (!config.development || !emailKey) return undefined
  const local = emailKey.slice(0, emailKey.lastIndexOf('@'))
  return outcomes.find((outcome) => local.endsWith(`+${outcome}`))
}
