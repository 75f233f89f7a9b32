import type { LineItemInput } from '@galleria/platform-client/cart'

/** A registration or sign-in that waits for the code from the e-mail. */
export interface Verification {
  readonly email: string
  readonly stateToken: string
}

/** What this tab keeps across a reload or a visit to the hosted sign-in page. No password, no token of a session. */
export const verification = kept<Verification>('galleria.account.verification')
export const carriedCart = kept<{ readonly lines: readonly LineItemInput[] }>('galleria.account.cart')

function kept<Value extends object>(key: string) {
  let memory: Value | null = null
  return {
    get(): Value | null {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return typeof value === 'object' && value !== null ? (value as Value) : memory
      } catch {
        return memory
      }
    },
    set(value: Value): void {
      memory = value
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Private modes and full quotas: the value lives as long as the page.
      }
    },
    clear(): void {
      memory = null
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was stored then.
      }
    },
  }
}
