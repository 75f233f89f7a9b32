import { BlockList, isIP, isIPv4 } from 'node:net'
import type { z } from 'zod'

/** How many proxies stand before a server, or where they are: addresses and networks (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[]

export function toProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  if (/^\d+$/.test(text) && Number(text) <= 10) return Number(text)
  const places = text.split(',').map((place) => place.trim())
  try {
    listOf(places)
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be a number up to 10, or comma-separated addresses and networks such as 10.0.0.0/8',
    })
  }
  return places
}

/** Each proxy adds who it was asked by. What stands before the first we do not trust anybody may have written. */
export function beyondProxies(peer: string, forwarded: string | undefined, trusted: TrustedProxies): string {
  const claimed = forwarded?.split(',').map((each) => plain(each.trim())) ?? []
  if (typeof trusted === 'number') return (trusted > 0 ? claimed.at(-trusted) : undefined) || plain(peer)
  const chain = [...claimed, plain(peer)]
  while (chain.length > 1 && isTrusted(chain.at(-1) ?? '', trusted)) chain.pop()
  return chain.at(-1) ?? peer
}

/** Whether what a request's headers say of its way here is worth anything. */
export function isFromProxy(peer: string, trusted: TrustedProxies): boolean {
  return typeof trusted === 'number' ? trusted > 0 : isTrusted(plain(peer), trusted)
}

/** An IPv4 address as IPv6 sockets tell it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

const lists = new WeakMap<readonly string[], BlockList>()

function isTrusted(address: string, trusted: readonly string[]): boolean {
  const list = lists.get(trusted) ?? listOf(trusted)
  lists.set(trusted, list)
  return isIP(address) > 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

function listOf(places: readonly string[]): BlockList {
  const list = new BlockList()
  for (const place of places) {
    const [address = '', prefix] = place.split('/')
    const [family, longest] = isIPv4(address) ? (['ipv4', 32] as const) : (['ipv6', 128] as const)
    list.addSubnet(address, prefix === undefined ? longest : Number(prefix), family)
  }
  return list
}
