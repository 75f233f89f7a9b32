import { derive, isDerived } from '../base/sealed.ts'
import type { PlatformConfig } from './config.ts'

type Config = Pick<PlatformConfig, 'publicUrl' | 'secret' | 'formerSecrets'>

/** An address that only this platform can have made: what it opens, until when, and the proof. */
export function signedLink(config: Config, path: string, expiresAt: Date): string {
  const until = String(Math.floor(expiresAt.getTime() / 1000))
  const url = new URL(config.publicUrl + path)
  url.searchParams.set('until', until)
  url.searchParams.set('proof', derive(config.secret, PURPOSE, textOf(path, until)))
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
  return isDerived(config, PURPOSE, textOf(path, until), proof) && Number(until) * 1000 > now.getTime()
}

const PURPOSE = 'link'
const textOf = (path: string, until: string) => `${path} ${until}`
