import type { Role } from './token-set.ts'

/** The part of `localStorage` we use. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's role without a secret: the first paint and an offline start need it. */
export interface Identity {
  readonly role: Role
  /** Another one after each sign-in and sign-out, so that tabs can tell two sign-ins apart. Empty before the first. */
  readonly id: string
}

export const NOBODY: Identity = { role: 'none', id: '' }

const roles: readonly unknown[] = ['none', 'visitor', 'member'] satisfies Role[]

/** A clean copy, or undefined when the shape is not ours. */
export function parseIdentity(value: unknown): Identity | undefined {
  const { role, id } = (value ?? {}) as Record<string, unknown>
  return roles.includes(role) && typeof id === 'string' && id.length < 40
    ? { role: role as Role, id }
    : undefined
}

export type IdentityStore = ReturnType<typeof createIdentityStore>

/** Keeps who this browser is under a versioned key; where storage is blocked or full, nothing breaks. */
export function createIdentityStore(clientId: string, area: StorageArea | undefined) {
  const key = `galleria.auth.role.v1.${clientId}`
  function forget(): void {
    try {
      area?.removeItem(key)
    } catch {}
  }
  return {
    /** Reads the identity; undefined where nothing is stored, readable or valid. */
    read(): Identity | undefined {
      let raw: string | null | undefined
      try {
        raw = area?.getItem(key)
        const known = raw ? parseIdentity(JSON.parse(raw)) : undefined
        if (known || !raw) return known
      } catch {
        if (!raw) return undefined
      }
      console.warn('The stored session was not readable.')
      forget()
      return undefined
    },
    write(known: Identity): void {
      try {
        area?.setItem(key, JSON.stringify(known))
      } catch {
        // Forget a stored role that is no longer ours.
        forget()
      }
    },
  }
}

/** The role in the token handler's cookie, for browsers whose storage was blocked or cleared. */
export function identityFromCookie(cookies: string): Identity {
  const [, , role] = /(^| )galleria-role[-\d]*=(visitor|member)/.exec(cookies) ?? []
  return role ? { role: role as Role, id: '' } : NOBODY
}

/** The browser's own area; merely naming it throws where storage is blocked. */
export function browserArea(name: 'localStorage' | 'sessionStorage'): StorageArea | undefined {
  try {
    return globalThis[name] ?? undefined
  } catch {
    return undefined
  }
}

/** Removes the tokens that pages kept themselves before the shell did. */
export function removeOldTokens(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('galleria.auth.v1.')) localStorage.removeItem(key)
  } catch {}
}
