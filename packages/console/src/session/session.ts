import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isSame, type Keys, sealOf } from './key.ts'

/** An engineer with a key. The cookie is the whole session: any shell server that takes the same key knows it. */
export interface Session {
  /** Name that the history records. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly ends: number
  /** Token that every form must send back. */
  readonly form: string
}

const cookie = 'galleria_console'
const hours = 12
const options = { path: '/console', httpOnly: true, sameSite: 'Strict' } as const

/** Sealed with the first key. */
export function openSession(c: Context, [key]: Keys, name: string, now: number): void {
  const text = Buffer.from(JSON.stringify([name, now + hours * 3600_000])).toString('base64url')
  setCookie(c, cookie, `${text}.${sealOf(key, 'session', text)}`, {
    ...options,
    secure: isSecure(c),
    maxAge: hours * 3600,
  })
}

export function closeSession(c: Context): void {
  deleteCookie(c, cookie, { ...options, secure: isSecure(c) })
}

/** Null where nobody is signed in, the time is over, or the key is none of these now. */
export function readSession(c: Context, keys: Keys, now: number): Session | null {
  const value = getCookie(c, cookie) ?? ''
  const [text = '', seal = ''] = value.split('.')
  const key = keys.find((each) => isSame(seal, sealOf(each, 'session', text)))
  if (key === undefined) return null
  const [name, ends] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, number]
  return now < ends ? { name, ends, form: sealOf(key, 'form', value) } : null
}

function isSecure(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
}
