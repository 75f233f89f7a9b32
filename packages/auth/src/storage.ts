import type { Role, Tokens } from './token-set.ts'

/** The part of `localStorage` we use. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The same with answers that come later: IndexedDB, an extension's storage, a native shell's keychain. */
export interface AsyncStorageArea {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<unknown>
  removeItem(key: string): Promise<unknown>
}

export type Maybe<Value> = Value | Promise<Value>

export interface TokenStorage {
  /** Nothing stored, nothing readable or nothing valid: undefined. Promised where the area's answers are. */
  read(): Maybe<Tokens | undefined>
  write(tokens: Tokens): Maybe<unknown>
  /** False once the browser refused to store: the session then lives as long as the page. */
  readonly persistent: boolean
}

/** Now where the value is here, later where it is promised. */
export function after<Value, Result>(
  value: Maybe<Value>,
  use: (value: Value) => Result,
): Maybe<Awaited<Result>> {
  return (value instanceof Promise ? value.then(use) : use(value)) as Maybe<Awaited<Result>>
}

/** Keeps tokens under a versioned key; where storage is blocked or full, nothing breaks. */
export function createTokenStorage(
  clientId: string,
  area: StorageArea | AsyncStorageArea | undefined,
): TokenStorage {
  const key = `galleria.auth.v1.${clientId}`
  let persistent = area !== undefined
  /** What an area that answers later was last asked: one request after another. */
  let last: Promise<unknown> | undefined

  function ask<Value>(request: () => Maybe<Value>): Maybe<Value | undefined> {
    // Once something failed, what is stored is no longer what we are.
    if (!persistent) return undefined
    try {
      const answer = last ? last.then(request) : request()
      if (!(answer instanceof Promise)) return answer
      last = answer.catch(fail)
      return last as Promise<Value | undefined>
    } catch {
      return fail()
    }
  }
  function fail(): undefined {
    persistent = false
    forget()
  }
  function forget(): void {
    try {
      const gone = area?.removeItem(key)
      if (gone) gone.catch(() => {})
    } catch {}
  }

  return {
    get persistent() {
      return persistent
    },
    read: () =>
      ask(() =>
        after(area?.getItem(key), (raw) => {
          const tokens = raw ? parseTokens(raw) : undefined
          if (raw && !tokens) {
            console.warn('The stored session was not readable and has been dropped.')
            forget()
          }
          return tokens
        }),
      ),
    write: (tokens) => ask(() => area?.setItem(key, JSON.stringify(tokens))),
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
