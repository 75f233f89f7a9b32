import type { PlatformConfig } from '../config.ts'

const outcomes = ['verify', 'approval', 'captcha', 'reset', 'mfa'] as const
export type TestOutcome = (typeof outcomes)[number]

/**
 * As payment providers have test cards: in development `anything+mfa@example.test` meets that step whatever the site's
 * settings are. No such address is special in production.
 */
export function testOutcome(config: PlatformConfig, emailKey: string | undefined): TestOutcome | undefined {
  if (!config.development || !emailKey) return undefined
  const local = emailKey.slice(0, emailKey.lastIndexOf('@'))
  return outcomes.find((outcome) => local.endsWith(`+${outcome}`))
}
