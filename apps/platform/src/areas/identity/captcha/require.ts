import { applicationError } from '../../../base/errors.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { testOutcome } from '../verification/test-addresses.ts'
import { captchaProvider } from './provider.ts'

/** Captcha tokens as on the wire (§2.9): one object with capitalized names. */
export interface CaptchaTokens {
  readonly Recaptcha?: string | null | undefined
  readonly InvisibleRecaptcha?: string | null | undefined
}

/** Failures after which a machine may be at it. */
const FREE_TRIES = 3

/** Whether this try needs a captcha: `tries` counts it too. */
export function needsCaptcha(
  { config }: Pick<Services, 'config'>,
  emailKey: string | undefined,
  tries: number,
): boolean {
  if (testOutcome(config, emailKey) === 'captcha' || config.captcha === 'always') return true
  return config.captcha === 'risk' && tries > FREE_TRIES
}

/**
 * Passes with a solved captcha; -19971 without one, -19970 with a wrong one. After several failures it must be the one
 * that people see; `data.kind` says which is asked for.
 */
export async function requireCaptcha(
  services: Services,
  tokens: readonly CaptchaTokens[] | undefined,
  client: Client,
  tries: number,
): Promise<void> {
  const given = tokens?.find((each) => each.Recaptcha || each.InvisibleRecaptcha)
  const mustBeSeen = tries > FREE_TRIES
  const data = { kind: mustBeSeen ? 'Recaptcha' : 'InvisibleRecaptcha' }
  const token = given?.Recaptcha || (mustBeSeen ? undefined : given?.InvisibleRecaptcha)
  if (!token) throw applicationError(400, '-19971', 'A captcha is required.', data)
  const kind = given?.Recaptcha ? 'visible' : 'invisible'
  if (!(await captchaProvider(services).verify(token, kind, client.address))) {
    throw applicationError(400, '-19970', 'The captcha is wrong or was already used. Solve a new one.', data)
  }
}
