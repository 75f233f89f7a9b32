import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { RecaptchaKeys } from '../../../data/config.ts'
import type { Services } from '../../../data/services.ts'
import type { CaptchaProvider } from './kind.ts'

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
})
const LEAST_SCORE = 0.5

/** Google's; it takes each token once, and tells on whose page it was solved. */
export function recaptcha({ config, fetch }: Services, keys: RecaptchaKeys): CaptchaProvider {
  const hosts = [config.publicUrl, ...config.clients.flatMap(({ origins }) => origins)].map(
    (url) => new URL(url).hostname,
  )
  return {
    name: 'recaptcha',
    siteKeys: { visible: keys.visible.siteKey, invisible: keys.invisible.siteKey },
    async verify(token, kind, remoteAddress) {
      const response = await fetch(keys.verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: keys[kind].secret, response: token, remoteip: remoteAddress }),
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined)
      const parsed = Answer.safeParse(await response?.json().catch(() => undefined))
      if (!parsed.success) {
        throw applicationError(503, 'UNAVAILABLE', "The captcha can't be checked right now. Try again.")
      }
      const { success, hostname, score = 1 } = parsed.data
      return success && score >= LEAST_SCORE && hostname !== undefined && hosts.includes(hostname)
    },
  }
}
