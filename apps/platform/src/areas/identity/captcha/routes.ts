import * as operations from '@galleria/platform-client/operations/identity/captcha'
import { z } from 'zod'
import { type App, plainOperation } from '../../../http/route.ts'
import { captchaKinds } from './kind.ts'
import { captchaProvider } from './provider.ts'

const Captcha = z.object({
  provider: z.enum(['altcha', 'recaptcha']),
  siteKeys: z.object({ Recaptcha: z.string(), InvisibleRecaptcha: z.string() }),
})
/** Challenge in the library's own form, which its counterpart in the browser reads. */
const Challenge = z.object({ parameters: z.looseObject({}), signature: z.string().optional() })

/** For pages: which captcha it is, and its puzzles. */
export function captchaRoutes(app: App): void {
  plainOperation(app, operations.getCaptcha, { answer: Captcha }, ({ services, headers }) => {
    const { name, siteKeys } = captchaProvider(services)
    headers['Cache-Control'] = 'no-store'
    return {
      provider: name,
      siteKeys: { Recaptcha: siteKeys.visible, InvisibleRecaptcha: siteKeys.invisible },
    }
  })

  const puzzle = {
    input: z.object({ kind: z.enum(captchaKinds).default('visible') }),
    answer: Challenge,
  } as const
  plainOperation(app, operations.getCaptchaChallenge, puzzle, async (exchange) => {
    const { services, headers } = exchange
    const captchaKind = exchange.query().get('kind') ?? 'visible'
    const kind = captchaKinds.find((each) => each === captchaKind)
    const challenge = kind && (await captchaProvider(services).challenge?.(kind))
    headers['Cache-Control'] = 'no-store'
    return challenge
  })
}
