import type { Say } from '../messages/index.ts'
import { addCopy } from '../rules/cart/add-copy.ts'
import { addOutcome } from '../rules/cart/add-outcome.ts'
import { savedKey, savedLine, withoutSaved, withSaved } from '../rules/cart/saved-lines.ts'
import type { Cart, WantedLine } from '../rules/model/index.ts'
import type { CartResult, IntentContext } from './intent-context.ts'
import { lastSeen, readCart, see } from './read-cart.ts'
import { changeSaved, readSaved } from './saved-for-later.ts'

/** The build puts words only into files that name where they come from. */
type IntentRequest = IntentContext & { readonly t: Say }

const done: CartResult = { ok: true }

/** Takes all lines out; note, code and address stay with the cart, so that undoing brings back all of it. */
export async function clear({ api, session }: IntentContext): Promise<CartResult> {
  await api.remove((await readCart(api, session))?.lineItems.map(({ id }) => id) ?? [])
  return done
}

/** Puts removed lines back, as many as there still are. */
export async function restore({ api, session, form, t }: IntentRequest): Promise<CartResult> {
  const lines = JSON.parse(String(form.get('lines'))) as readonly WantedLine[]
  const before = lastSeen(session)
  const after = lines.length > 0 ? see(session, await api.add(lines)) : before
  const missing = sum(lines) - (pieces(after) - pieces(before))
  return missing > 0 ? { ok: true, message: t('cart.restored-fewer', { count: missing }) } : done
}

/** Kept in this browser first: a call that fails loses nothing. */
export async function saveForLater({ api, session, form, t }: IntentRequest): Promise<CartResult> {
  const id = String(form.get('lineItemId'))
  const line = lastSeen(session)?.lineItems.find((each) => each.id === id)
  const saved = line && savedLine(line)
  if (!saved) return { ok: false, problem: t('cart.gone') }
  changeSaved((list) => withSaved(list, saved))
  try {
    await api.remove([id])
    return done
  } catch (error) {
    // A call without an answer may have succeeded: keep the item in both lists rather than lose it.
    if (await isStillIn(id)) changeSaved((list) => withoutSaved(list, saved, saved.quantity))
    throw error
  }

  async function isStillIn(lineItemId: string): Promise<boolean> {
    const cart = await readCart(api, session).catch(() => null)
    return cart?.lineItems.some((each) => each.id === lineItemId) ?? false
  }
}

/** From the list into the cart, up to the stock; what there is no more of stays on the list. */
export async function takeSaved({ api, session, form, t }: IntentRequest): Promise<CartResult> {
  const line = readSaved().find((each) => savedKey(each) === form.get('saved'))
  if (!line) return { ok: false, problem: t('saved.gone') }
  const { catalogReference, quantity, name } = line
  const before = await readCart(api, session)
  const cart = see(session, await api.add([{ catalogReference, quantity }]))
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
