import type { PlatformConfig } from '../config.ts'
import { derive } from '../sealed.ts'
import { sameSecret } from '../secrets.ts'

type Config = Pick<PlatformConfig, 'publicUrl' | 'secret'>

/** An address that only this platform can have made: what it opens, until when, and the proof. */
export function signedLink(config: Config, path: string, expiresAt: Date): string {
  const until = String(Math.floor(expiresAt.getTime() / 1000))
  const url = new URL(config.publicUrl + path)
  url.searchParams.set('until', until)
  url.searchParams.set('proof', proofOf(config, path, until))
  return url.href
}

/** Neither another path nor a later end passes. */
export function isSigned(
  config: Config,
  path: string,
  given: { readonly until?: string | null | undefined; readonly proof?: string | null | undefined },
  now: Date,
): boolean {
  const { until, proof } = given
  if (!until || !proof || !/^\d{1,12}$/.test(until)) return false
  return sameSecret(proof, proofOf(config, path, until)) && Number(until) * 1000 > now.getTime()
}

const proofOf = ({ secret }: Config, path: string, until: string) =>
  derive(secret, 'link', `${path} ${until}`)
