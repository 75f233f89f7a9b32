import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface Reach {
  /** Lets targets be on this machine and its network, and without TLS. */
  readonly allowPrivate: boolean
  /** All addresses of a name. */
  readonly resolve: (name: string) => Promise<readonly { address: string; family: number }[]>
}

export const byDns: Reach['resolve'] = (name) => lookup(name, { all: true })

/** Why an address may never be a target; undefined where it may. The name behind it is looked up at each attempt. */
export function refusalOf(text: string, { allowPrivate }: Pick<Reach, 'allowPrivate'>): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return 'is not a web address'
  if (!['http:', 'https:'].includes(url.protocol)) return 'must begin with https://'
  if (url.username || url.password) return 'must not contain a password'
  if (allowPrivate) return undefined
  if (url.protocol === 'http:') return 'must begin with https://'
  const host = hostOf(url)
  if (isIP(host) && !isPublic(host)) return 'is a private address'
  return undefined
}

/** Host without the brackets of IPv6; the URL itself normalizes decimal and octal spellings. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Reachable by everybody: what is reserved, local, mapped to such or translated into it is not. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Looked up once, checked, and connected to that very address: a name that answers otherwise later gains nothing. */
export function pinned({ allowPrivate, resolve }: Reach): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        const bad = !allowPrivate && addresses.some(({ address }) => !isPublic(address))
        if (!first || bad) done(new Error(`${name} has ${first ? 'a private' : 'no'} address`), '', 0)
        else if (options.all) done(null, [...addresses])
        else done(null, first.address, first.family)
      },
      (error: Error) => done(error, '', 0),
    )
  }
}
