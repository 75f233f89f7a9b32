import { derive, isDerived, type Secrets } from '../../../base/sealed.ts'

/** Milliseconds for which a preview is shown to whoever has its link. */
const LIFETIME = 7 * 86_400_000
const PURPOSE = 'content preview'

export function previewToken({ secret }: Secrets, pageId: string, now: Date) {
  const until = String(now.getTime() + LIFETIME)
  const proof = derive(secret, PURPOSE, `${pageId} ${until}`)
  return { token: `${pageId}.${until}.${proof}`, expiresDate: new Date(Number(until)).toISOString() }
}

/** Id of the page that a token shows; undefined for one that was not given out here, or is over. */
export function previewedPage(secrets: Secrets, token: string, now: Date): string | undefined {
  const [, pageId = '', until = '', proof = ''] = /^([\da-f-]{36})\.(\d{1,15})\.([\w-]+)$/.exec(token) ?? []
  if (!pageId || Number(until) <= now.getTime()) return undefined
  return isDerived(secrets, PURPOSE, `${pageId} ${until}`, proof) ? pageId : undefined
}
