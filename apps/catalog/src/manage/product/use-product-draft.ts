import type { Product } from '@galleria/platform-client/catalog-writes'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { draftOf, type MediaDraft, newProduct, type ProductDraft } from './rules/draft.ts'
import { type Conflict, merge, takeTheirs } from './rules/merge.ts'
import { deviceStore, forgetDraft, storeDraft, storedDraft } from './rules/stored-draft.ts'

/** Milliseconds after the last change before the draft is kept on the device. */
const PAUSE = 300

/** Draft of a product: kept on this device, and rebased onto what others save meanwhile. */
export function useProductDraft(product: Product | null, isDone: boolean) {
  const id = product?.id ?? 'new'
  const saved = useMemo(() => (product ? draftOf(product) : newProduct), [product])
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [offered, offer] = useState(() => worth(storedDraft(deviceStore(), id), saved))
  const sent = useRef<ProductDraft>(null)
  const was = JSON.stringify(saved)
  const isChanged = JSON.stringify(draft) !== was

  const take = useEffectEvent(() => {
    if (was === JSON.stringify(base)) return
    // After a refused save the draft is still unsaved, so a reloaded product holds somebody else's changes.
    const began = isDone ? sent.current : null
    sent.current = null
    const merged = merge(began ?? base, draft, saved)
    setBase(saved)
    setDraft(merged.draft)
    // The product just saved is the draft sent, perhaps normalized: no conflicts to show.
    setConflicts(began ? [] : merged.conflicts)
  })
  useEffect(() => take(), [was])

  const keep = useEffectEvent(() => {
    const store = deviceStore()
    if (isChanged) storeDraft(store, id, { base, draft, revision: product?.revision ?? '', at: Date.now() })
    else if (!offered) forgetDraft(store, id)
  })
  const written = JSON.stringify(draft)
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [written, was])
  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  return {
    draft,
    base,
    isChanged,
    conflicts,
    offered,
    change: (part: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...part })),
    addMedia: (added: MediaDraft) =>
      setDraft((before) =>
        before.media.some(({ item }) => item.id === added.item.id)
          ? before
          : { ...before, media: [...before.media, added] },
      ),
    reset() {
      setDraft(saved)
      setConflicts([])
    },
    /** Remembers the draft being sent, which the answer will be about. */
    sending: () => {
      sent.current = draft
    },
    settle(conflict: Conflict, whose: 'mine' | 'theirs') {
      if (whose === 'theirs') setDraft((before) => takeTheirs(before, conflict))
      setConflicts((before) => before.filter((each) => each !== conflict))
    },
    takeUp() {
      if (!offered) return
      const merged = merge(offered.base, offered.draft, saved)
      setDraft(merged.draft)
      setConflicts(merged.conflicts)
      offer(null)
    },
    discard() {
      forgetDraft(deviceStore(), id)
      offer(null)
    },
    /** Continues on the page of a product just created, with the parts that were not saved with it. */
    handOver(made: string, isWhole: boolean) {
      forgetDraft(deviceStore(), id)
      if (!isWhole) storeDraft(deviceStore(), made, { base: newProduct, draft, revision: '', at: Date.now() })
    },
  }
}

/** A kept draft that equals the saved product needs no restoring. */
function worth(kept: ReturnType<typeof storedDraft>, saved: ProductDraft) {
  return kept && JSON.stringify(kept.draft) !== JSON.stringify(saved) ? kept : null
}
