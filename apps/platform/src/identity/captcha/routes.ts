import type { App } from '../../route.ts'
import { captchaKinds, captchaProvider } from './provider.ts'

/** For pages: which captcha it is, and its puzzles. */
export function captchaRoutes(app: App): void {
  app.get('/_hosted/captcha', (c) => {
    const { name, siteKeys } = captchaProvider(c.var.services)
    c.header('Cache-Control', 'no-store')
    return c.json({
      provider: name,
      siteKeys: { Recaptcha: siteKeys.visible, InvisibleRecaptcha: siteKeys.invisible },
    })
  })

  app.get('/_hosted/captcha/challenge', async (c) => {
    const kind = captchaKinds.find((each) => each === (c.req.query('kind') ?? 'visible'))
    const challenge = kind && (await captchaProvider(c.var.services).challenge?.(kind))
    if (!challenge) return c.notFound()
    c.header('Cache-Control', 'no-store')
    return c.json(challenge)
  })
}
