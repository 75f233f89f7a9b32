import { applicationError, violations } from '../../base/errors.ts'
import { readText } from '../../base/json.ts'
import { isStorable, notStorable } from '../../base/texts/check.ts'
import type { PlatformConfig } from '../../data/config.ts'

/** UTF-16 units of what is typed into a field: no field takes as many. */
const LONGEST = 5_000
/** Fields that a script fills in. */
const LONGER: Readonly<Record<string, number>> = {
  credential: 20_000,
  captcha: 20_000,
  'g-recaptcha-response': 20_000,
}

/**
 * The fields of a form of our own pages. One that another site sent is refused (login CSRF, RFC 9700 §4.7). A text that is
 * too long for any field is cut right behind that length: the field's own check then refuses it, and says so beside the
 * field, without having worked on all of it.
 * @throws ApiError 403 for another site's form, 400 for a text with NUL
 */
export async function readForm(request: Request, config: PlatformConfig): Promise<URLSearchParams> {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const ours = new URL(config.publicUrl).origin
  // A page without a referrer says `Origin: null`; so does a sandboxed frame, which Fetch Metadata calls cross-site.
  const proven = site === 'same-origin' || (site === null && origin === ours)
  if (!proven || ![null, 'null', ours].includes(origin)) {
    throw applicationError(
      403,
      'FOREIGN_FORM',
      "This form wasn't sent from its own page. Open the page and send it again.",
    )
  }
  const given = new URLSearchParams(await readText(request, config.maxBodyBytes))
  return new URLSearchParams([...given].map(([name, text]) => [name, cut(name, text)]))
}

function cut(name: string, text: string): string {
  if (!isStorable(text)) throw violations([notStorable(name)])
  const longest = (Object.hasOwn(LONGER, name) && LONGER[name]) || LONGEST
  return text.length > longest ? text.slice(0, longest + 1) : text
}
