import { randomBytes } from 'node:crypto'

const cookie = 'galleria_visitor'
/** Seconds: longer than any rollout lasts, shorter than a browser lets a cookie live. */
const lifetime = 180 * 24 * 3600

export interface Visitor {
  /** Says nothing of the person: random, and asked of nobody but the rollouts. */
  readonly id: string
  /** Whether the browser has no cookie yet. */
  readonly isNew: boolean
}

/** Anything else than an id of ours is taken for none. */
export function visitorOf(cookies: string | undefined): Visitor {
  const id = new RegExp(`(?:^|; *)${cookie}=([\\w-]{22})(?:;|$)`).exec(cookies ?? '')?.[1]
  return id ? { id, isNew: false } : { id: randomBytes(16).toString('base64url'), isNew: true }
}

/** First-party and for servers alone: no script needs to read it. */
export function visitorCookie({ id }: Visitor, isSecure: boolean): string {
  return `${cookie}=${id}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
