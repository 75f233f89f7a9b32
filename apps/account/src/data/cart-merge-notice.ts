import { toast } from '@galleria/ui'
import type { Say } from '../messages/index.ts'
import type { Joined } from '../rules/carry-over.ts'
import { cartMergeNotice } from '../state.ts'

/** Milliseconds after which it counts as read. */
const STAYS = 8000

/** Stores a notice about surprises of a merge alone: an unchanged cart needs no words. */
export function storeCartMergeNotice({ fewer, earlier }: Joined): void {
  if (fewer.length > 0 || earlier > 0) cartMergeNotice.set({ fewer, earlier, shownIn: [] })
}

/**
 * Says what a sign-in changed in the cart, once. Whoever loads another document before it could be read (a reload, another
 * language) is told again there, in its language, and then no more. `here`: a name of this document.
 */
export function showCartMergeNotice(t: Say, here = performance.timeOrigin): void {
  const news = cartMergeNotice.get()
  if (!news || news.shownIn.includes(here)) return
  const shownIn = [...news.shownIn, here]
  if (shownIn.length > 1) cartMergeNotice.clear()
  else {
    cartMergeNotice.set({ ...news, shownIn })
    setTimeout(() => cartMergeNotice.clear(), STAYS)
  }
  const { fewer, earlier } = news
  const title =
    fewer.length > 0 ? t('cart.fewer', { names: fewer.join(', ') }) : t('cart.joined', { count: earlier })
  toast({ title, duration: STAYS })
}
