import { readReport, readTold, takeBounce } from '../../areas/mailbox/index.ts'
import { applicationError } from '../../base/errors.ts'
import { sameSecret } from '../../base/secrets.ts'
import type { Area } from '../../http/area.ts'

const PATH = '/_hosted/mail/bounces'
/** A report quotes the letter's head, at most the letter. */
const LARGEST = 256 * 1024

/** Where a mail server or a provider reports letters that came back. Nobody can where no secret is set. */
export const mailPages: Area = {
  routes(app) {
    app.post(PATH, async (c) => {
      const { config } = c.var.services
      const [, given = ''] = /^Bearer (\S{1,500})$/.exec(c.req.header('authorization') ?? '') ?? []
      if (!config.bounceSecrets?.some((secret) => sameSecret(secret, given)))
        throw applicationError(
          401,
          'UNAUTHENTICATED',
          'Send a secret of MAIL_BOUNCE_SECRET as a bearer token.',
        )
      const size = Number(c.req.header('content-length') ?? Number.NaN)
      if (!(size <= LARGEST))
        throw applicationError(
          413,
          'TOO_LARGE',
          'A report must have a Content-Length of at most 262144 bytes.',
        )
      const text = await c.req.text()
      const isJson = c.req.header('content-type')?.startsWith('application/json')
      const bounce = isJson ? readTold(text) : readReport(text)
      if (!bounce)
        throw applicationError(
          400,
          'INVALID_REPORT',
          isJson
            ? 'Send type (bounce or complaint) and email, and optionally permanent, mailId and detail.'
            : 'Send JSON, or a delivery report (RFC 3464) as message/rfc822.',
        )
      await takeBounce(c.var.services, bounce)
      return c.body(null, 204)
    })
  },
}
