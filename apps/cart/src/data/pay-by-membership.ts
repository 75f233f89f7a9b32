import type { Say } from '../messages/index.ts'
import { savedLine, withoutSaved, withSaved } from '../rules/cart/saved-lines.ts'
import type { CartResult, IntentContext } from './intent-context.ts'
import { lastSeen, readCart, see } from './read-cart.ts'
import { changeSaved } from './saved-for-later.ts'

/** The build puts words only into files that name where they come from. */
type IntentRequest = IntentContext & { readonly t: Say }

/**
 * Lets a membership pay for a line, or nobody but the buyer. The platform takes that only with a line that is added
 * (wire §4.2), so the line is put in anew; until it is there it stands among what was put aside, so that nothing is lost.
 */
export async function payByMembership({ api, session, form, t }: IntentRequest): Promise<CartResult> {
  const lineItemId = String(form.get('lineItemId'))
  const cart = lastSeen(session) ?? (await readCart(api, session))
  const line = cart?.lineItems.find(({ id }) => id === lineItemId)
  const saved = line && savedLine(line)
  if (!saved) return { ok: false, problem: t('cart.gone') }
  const { catalogReference, quantity } = saved
  const id = String(form.get('membershipId') ?? '')
  const appId = String(form.get('appId') ?? '')
  const wanted = { catalogReference, quantity, ...(id && { selectedMembership: { id, appId } }) }
  changeSaved((list) => withSaved(list, saved))
  const back = (pieces: number) => changeSaved((list) => withoutSaved(list, saved, pieces))
  try {
    await api.remove([lineItemId])
  } catch (error) {
    const now = await readCart(api, session).catch(() => null)
    if (now?.lineItems.some((each) => each.id === lineItemId)) back(quantity)
    throw error
  }
  const before = new Set(cart?.lineItems.map((each) => each.id))
  const after = see(session, await api.add([wanted]))
  const taken = after?.lineItems.find((each) => !before.has(each.id))?.quantity ?? 0
  back(taken)
  if (taken === quantity) return { ok: true }
  return { ok: true, message: t('cart.restored-fewer', { count: quantity - taken }) }
}
