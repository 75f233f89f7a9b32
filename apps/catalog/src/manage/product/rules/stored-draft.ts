import { newProduct, type ProductDraft } from './draft.ts'
import { newVariant } from './variants.ts'

/** Draft kept on this device when the page was left. */
export interface StoredDraft {
  /** Saved state that the draft began with. */
  readonly base: ProductDraft
  readonly draft: ProductDraft
  /** Revision of the product that the draft began with; empty for a new one. */
  readonly revision: string
  /** Milliseconds since 1970. */
  readonly at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Version of the format: a draft in another cannot be restored. */
const SHAPE = 1
const keyOf = (id: string) => `galleria.manage.product.${id}`

/** Null where nothing was kept, or nothing that can be read. */
export function storedDraft(store: Store | undefined, id: string): StoredDraft | null {
  try {
    const kept = JSON.parse(store?.getItem(keyOf(id)) ?? 'null') as (StoredDraft & { shape: number }) | null
    if (kept?.shape !== SHAPE || !kept.draft || !kept.base) return null
    return { ...kept, base: whole(kept.base), draft: whole(kept.draft) }
  } catch {
    return null
  }
}

/** Fields that came since it was kept are as in a new product, here and in its beginning: nobody wrote them. */
function whole(draft: ProductDraft): ProductDraft {
  const rows = Object.entries(draft.variants).map(([key, variant]) => [key, { ...newVariant, ...variant }])
  return { ...newProduct, ...draft, variants: Object.fromEntries(rows) }
}

/** Whether it is kept: a device may be full, or keep nothing. */
export function storeDraft(store: Store | undefined, id: string, kept: StoredDraft): boolean {
  try {
    store?.setItem(keyOf(id), JSON.stringify({ shape: SHAPE, ...kept }))
    return store !== undefined
  } catch {
    return false
  }
}

export function forgetDraft(store: Store | undefined, id: string): void {
  try {
    store?.removeItem(keyOf(id))
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** A browser may refuse to give it at all. */
export function deviceStore(): Store | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
