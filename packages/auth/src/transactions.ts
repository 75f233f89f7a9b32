import type { StorageArea } from './identity.ts'

/** State to remember between an authorization request and its response. */
export interface Transaction {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri?: string
  readonly returnTo?: string
  /** Origin of the authorization server that was asked. */
  readonly issuer?: string
}

export interface AuthorizationResponse {
  readonly code?: string
  readonly state?: string
  /** OAuth error code, when the platform refused. */
  readonly error?: string
  /** Issuer that answers (RFC 9207). */
  readonly iss?: string
}

/** Code and state from the fragment, else from the query. */
export function readAuthorizationResponse(url: string): AuthorizationResponse {
  const { hash, search } = new URL(url, 'http://callback.invalid')
  for (const part of [hash.slice(1), search.slice(1)]) {
    const { code, state, error, iss } = Object.fromEntries(new URLSearchParams(part))
    if (state || code)
      return {
        ...(code && { code }),
        ...(state && { state }),
        ...(error && { error }),
        ...(iss && { iss }),
      }
  }
  return {}
}

export type TransactionStore = ReturnType<typeof createTransactionStore>

/** One pending redirect login per tab; taking it removes it, so a response works once. */
export function createTransactionStore(clientId: string, area: StorageArea | undefined) {
  const key = `galleria.auth.login.v1.${clientId}`
  return {
    save: (transaction: Transaction) => area?.setItem(key, JSON.stringify(transaction)),
    peek(): Transaction | undefined {
      try {
        const value: unknown = JSON.parse(area?.getItem(key) ?? 'null')
        const { state, codeVerifier } = (value ?? {}) as Partial<Transaction>
        return typeof state === 'string' && typeof codeVerifier === 'string'
          ? (value as Transaction)
          : undefined
      } catch {
        return undefined
      }
    },
    take(): Transaction | undefined {
      const transaction = this.peek()
      try {
        area?.removeItem(key)
      } catch {}
      return transaction
    },
  }
}
