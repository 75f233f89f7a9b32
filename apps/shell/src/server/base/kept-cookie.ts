import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Longest value that browsers take with its name. */
const LONGEST = 3_800
/** Bytes; far more than any page keeps. */
const MOST = 20_000

/** Says of a browser that it sends forms without script, and keeps what scripts would keep in the tab. */
export type Kept = Readonly<Record<string, string>>

interface Place {
  readonly isSecure: boolean
  /** Tells shops apart that share a host name, as ports of one machine do. */
  readonly suffix: string
}

const nameOf = ({ isSecure, suffix }: Place) => `${isSecure ? '__Host-' : ''}galleria-plain${suffix}`

/** Undefined for a browser that has sent no form without script. */
export function readKept(header: string | undefined, place: Place): Kept | undefined {
  const begin = `${nameOf(place)}=`
  const value = header
    ?.split(/; */)
    .find((pair) => pair.startsWith(begin))
    ?.slice(begin.length)
  if (!value) return undefined
  try {
    const bytes = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: MOST })
    const found: unknown = JSON.parse(bytes.toString())
    return found instanceof Object && !Array.isArray(found) && Object.values(found).every(isText)
      ? (found as Kept)
      : {}
  } catch {
    // Damaged, or of another shop: as good as nothing.
    return {}
  }
}

const isText = (value: unknown) => typeof value === 'string'

/** `Set-Cookie` for what is kept until the browser closes; the longest values go first where there is no room. */
export function keptCookie(kept: Kept, place: Place): string {
  const entries = Object.entries(kept).toSorted(([, a], [, b]) => a.length - b.length)
  for (;;) {
    const json = JSON.stringify(Object.fromEntries(entries))
    const value = deflateRawSync(json).toString('base64url')
    if ((value.length <= LONGEST && json.length <= MOST) || entries.length === 0)
      return line(value, '', place)
    entries.pop()
  }
}

/** `Set-Cookie` for a browser whose scripts run. */
export const noKeptCookie = (place: Place): string => line('', '; Max-Age=0', place)

function line(value: string, age: string, place: Place): string {
  return `${nameOf(place)}=${value}; Path=/${age}; HttpOnly; SameSite=Strict${place.isSecure ? '; Secure' : ''}`
}
