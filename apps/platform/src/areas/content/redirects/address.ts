import { isWebUrl } from '../../../base/texts/plain-text.ts'

/** Path of an address as redirects know it: without host, query, last slash, and in lower case; undefined for none. */
export function pathOf(address: string): string | undefined {
  const text = address.trim()
  const path = isWebUrl(text) ? new URL(text).pathname : text
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) return undefined
  const [bare = ''] = path.split(/[?#]/)
  const decoded = decode(bare).replace(/\/+$/, '').toLowerCase()
  // No database holds NUL.
  return decoded && !decoded.includes('\0') ? decoded : undefined
}

/** Target that a browser may be sent to: a path of the shop with what follows it, or a web address of another site. */
export function targetOf(address: string, storeUrl: string): string | undefined {
  const text = withoutStore(address.trim(), storeUrl)
  if (isWebUrl(text)) return text
  return /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : undefined
}

/** A whole address of the shop itself as the path that it is; any other one as it was. */
export function withoutStore(address: string, storeUrl: string): string {
  if (!isWebUrl(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === new URL(storeUrl).origin ? pathname + search + hash : address
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
