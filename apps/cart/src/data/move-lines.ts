import {
  addToCurrentCart,
  type Cart,
  type LineItemInput,
  removeLineItemsFromCurrentCart,
} from '@galleria/platform-client/cart'
import type { Say } from '../messages/index.ts'
import { addCopy } from '../rules/cart/add-copy.ts'
import { addOutcome } from '../rules/cart/add-outcome.ts'
import { savedKey, savedLine, withoutSaved, withSaved } from '../rules/cart/saved-lines.ts'
import type { CartResult, IntentContext } from './intent-context.ts'
import { lastSeen, readCart, see } from './read-cart.ts'
import { changeSaved, readSaved } from './saved-for-later.ts'

/** The build puts words only into files that name where they come from. */
type IntentRequest = IntentContext & { readonly t: Say }

/** Most lines that one call takes (wire §3.1). */
const AT_ONCE = 100
const done: CartResult = { ok: true }

/** Takes all lines out; note, code and address stay with the cart, so that undoing brings back all of it. */
export async function clear({ client, session }: IntentContext): Promise<CartResult> {
  const ids = (await readCart(client, session))?.lineItems.map(({ id }) => id) ?? []
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await removeLineItemsFromCurrentCart(client, { lineItemIds: ids.slice(start, start + AT_ONCE) })
  return done
}

/** Puts removed lines back, as many as there still are. */
export async function restore({ client, session, form, t }: IntentRequest): Promise<CartResult> {
  const lines = JSON.parse(String(form.get('lines'))) as readonly LineItemInput[]
  const before = lastSeen(session)
  let after = before
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const lineItems = lines.slice(start, start + AT_ONCE)
    after = see(session, (await addToCurrentCart(client, { lineItems })).cart)
  }
  const missing = sum(lines) - (pieces(after) - pieces(before))
  return missing > 0 ? { ok: true, message: t('cart.restored-fewer', { count: missing }) } : done
}

/** Kept in this browser first: a call that fails loses nothing. */
export async function saveForLater({ client, session, form, t }: IntentRequest): Promise<CartResult> {
  const id = String(form.get('lineItemId'))
  const line = lastSeen(session)?.lineItems.find((each) => each.id === id)
  const saved = line && savedLine(line)
  if (!saved) return { ok: false, problem: t('cart.gone') }
  changeSaved((list) => withSaved(list, saved))
  try {
    await removeLineItemsFromCurrentCart(client, { lineItemIds: [id] })
    return done
  } catch (error) {
    // A call without an answer may have succeeded: keep the item in both lists rather than lose it.
    if (await isStillIn(id)) changeSaved((list) => withoutSaved(list, saved, saved.quantity))
    throw error
  }

  async function isStillIn(lineItemId: string): Promise<boolean> {
    const cart = await readCart(client, session).catch(() => null)
    return cart?.lineItems.some((each) => each.id === lineItemId) ?? false
  }
}

/** From the list into the cart, up to the stock; what there is no more of stays on the list. */
export async function takeSaved({ client, session, form, t }: IntentRequest): Promise<CartResult> {
  const line = readSaved().find((each) => savedKey(each) === form.get('saved'))
  if (!line) return { ok: false, problem: t('saved.gone') }
  const { catalogReference, quantity, name } = line
  const before = await readCart(client, session)
  const { cart } = await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity }] })
  see(session, cart)
  const variantId = catalogReference.options?.variantId
  const outcome = addOutcome(before, cart, {
    productId: catalogReference.catalogItemId,
    variantId: typeof variantId === 'string' ? variantId : undefined,
    quantity,
  })
  const words = addCopy(outcome, name, t).text
  if (outcome.kind === 'refused') return { ok: false, problem: words }
  changeSaved((list) => withoutSaved(list, line, outcome.kind === 'capped' ? outcome.added : quantity))
  return { ok: true, message: words }
}

const sum = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((all, { quantity }) => all + quantity, 0)
const pieces = (cart: Cart | null) => sum(cart?.lineItems ?? [])
