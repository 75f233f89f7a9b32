import type { PlatformConfig } from '../config.ts'
import { applicationError } from '../errors.ts'
import { readText } from '../json.ts'

/** The fields of a form of our own pages. One that another site sent is refused (login CSRF, RFC 9700 §4.7). */
export async function readForm(request: Request, config: PlatformConfig): Promise<URLSearchParams> {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const ours = new URL(config.publicUrl).origin
  // A page without a referrer says `Origin: null`; so does a sandboxed frame, which Fetch Metadata calls cross-site.
  const proven = site === 'same-origin' || (site === null && origin === ours)
  if (!proven || ![null, 'null', ours].includes(origin)) {
    throw applicationError(403, 'FOREIGN_FORM', 'This form was not sent from its own page')
  }
  return new URLSearchParams(await readText(request, config.maxBodyBytes))
}
