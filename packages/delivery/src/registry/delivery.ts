import type { SigningKey, Trust } from '../keys/signature.ts'
import type { ModuleStore } from '../store/store.ts'
import type { RegistryDocument } from './document.ts'

/** Context of every delivery operation: store, keys, trust and author. */
export interface Delivery {
  readonly store: ModuleStore
  /** All of them sign; without one, nothing can be changed. */
  readonly signing: readonly SigningKey[]
  readonly trust: Trust
  /** Author, as the history records it. */
  readonly by: string
  readonly why?: string | undefined
  /**
   * Id of the team's key that asks for the change, proven by the caller; `signing` then signs on its behalf, and the
   * registry refuses what the key's role doesn't allow. Without it the signing key itself asks.
   */
  readonly actor?: string | undefined
  readonly now?: () => Date
  /** Precondition, called before each try of a change; throws where the state that was confirmed has changed. */
  readonly expect?: ((document: RegistryDocument) => void) | undefined
}

export function timeOf({ now }: Delivery): string {
  return (now?.() ?? new Date()).toISOString()
}
