import type { Role, Tokens } from './token-set.ts'

/** The part of `localStorage` we use. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TokenStorage {
  /** Nothing stored, nothing readable or nothing valid: undefined. */
  read(): Tokens | undefined
  write(tokens: Tokens): void
  /** False once the browser refused to store: the session then lives as long as the page. */
  readonly persistent: boolean
}

/** Keeps tokens under a versioned key; where storage is blocked or full, nothing breaks. */
export function createTokenStorage(clientId: string, area: StorageArea | undefined): TokenStorage {
  const key = `galleria.auth.v1.${clientId}`
  let persistent = area !== undefined
  return {
    get persistent() {
      return persistent
    },
    read() {
      // Once writing failed, what is stored is no longer what we are.
      if (!persistent) return undefined
      try {
        const raw = area?.getItem(key)
        if (!raw) return undefined
        const tokens = parseTokens(raw)
        if (!tokens) {
          console.warn('The stored session was not readable and has been dropped.')
          area?.removeItem(key)
        }
        return tokens
      } catch {
        persistent = false
        return undefined
      }
    },
    write(tokens) {
      try {
        if (persistent) area?.setItem(key, JSON.stringify(tokens))
      } catch {
        persistent = false
        try {
          area?.removeItem(key)
        } catch {}
      }
    },
  }
}

/** The browser's own area; merely naming it throws where storage is blocked. */
export function browserArea(name: 'localStorage' | 'sessionStorage'): StorageArea | undefined {
  try {
    return globalThis[name] ?? undefined
  } catch {
    return undefined
  }
}

function parseTokens(raw: string): Tokens | undefined {
  try {
    return checkTokens(JSON.parse(raw))
  } catch {
    return undefined
  }
}

const roles: readonly unknown[] = ['none', 'visitor', 'member'] satisfies Role[]

/** A clean copy, or undefined when the shape is not ours. */
export function checkTokens(value: unknown): Tokens | undefined {
  const { accessToken, refreshToken } = (value ?? {}) as Partial<
    Record<keyof Tokens, Record<string, unknown>>
  >
  const { value: access, expiresAt } = accessToken ?? {}
  const { value: refresh, role } = refreshToken ?? {}
  if (typeof access !== 'string' || typeof expiresAt !== 'number' || !Number.isFinite(expiresAt))
    return undefined
  if (typeof refresh !== 'string' || !roles.includes(role)) return undefined
  return { accessToken: { value: access, expiresAt }, refreshToken: { value: refresh, role: role as Role } }
}
