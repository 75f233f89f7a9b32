import { isPlatformError } from '@galleria/platform-client'
import {
  addToCurrentCart,
  type LineItemInput,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  STORES_APP_ID,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@galleria/platform-client/cart'
import { addOutcome } from '../rules/cart/add-outcome.ts'
import { couponProblem } from '../rules/cart/coupon-problem.ts'
import { parseQuantity } from '../rules/cart/quantity.ts'
import { estimateTo } from './estimate-intent.ts'
import type { CartResult, Done, IntentContext, Problem } from './intent-context.ts'
import { clear, restore, saveForLater, takeSaved } from './move-lines.ts'
import { payByMembership } from './pay-by-membership.ts'
import { lastSeen, see } from './read-cart.ts'

export type Intent =
  | 'add'
  | 'update-quantity'
  | 'remove'
  | 'clear'
  | 'restore'
  | 'save-for-later'
  | 'take-saved'
  | 'note'
  | 'membership'
  | 'apply-coupon'
  | 'remove-coupon'
  | 'estimate'

const done: Done = { ok: true }
const problem = (text: string): Problem => ({ ok: false, problem: text })
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export const intents: Readonly<Record<Intent, (context: IntentContext) => Promise<CartResult>>> = {
  async add({ client, session, form, t }) {
    const parsed = parseQuantity(form.get('quantity') ?? '1', t)
    if ('problem' in parsed) return problem(parsed.problem)
    const productId = text(form, 'productId')
    const variantId = text(form, 'variantId') || undefined
    // Answered with 200 even when nothing was taken: the cart before tells. Not read now, for the shopper may be leaving.
    const before = lastSeen(session)
    const line = lineOf({
      productId,
      variantId,
      options: dictionary(form, 'options'),
      texts: dictionary(form, 'texts'),
      subscriptionOptionId: text(form, 'subscriptionOptionId') || undefined,
      preorder: form.has('preorder'),
      quantity: parsed.quantity,
    })
    const { cart } = await addToCurrentCart(client, { lineItems: [line] })
    see(session, cart)
    return {
      ok: true,
      outcome: addOutcome(before, cart, { productId, variantId, quantity: parsed.quantity }),
    }
  },

  async 'update-quantity'({ client, form, t }) {
    const parsed = parseQuantity(form.get('quantity'), t)
    if ('problem' in parsed) return problem(parsed.problem)
    const id = text(form, 'lineItemId')
    const lineItems = [{ id, quantity: parsed.quantity }]
    const { cart } = await updateCurrentCartLineItemQuantity(client, { lineItems })
    const now = cart.lineItems.find((line) => line.id === id)?.quantity
    return now !== undefined && now < parsed.quantity ? { ok: true, loweredTo: now } : done
  },

  async remove({ client, form }) {
    await removeLineItemsFromCurrentCart(client, { lineItemIds: [text(form, 'lineItemId')] })
    return done
  },

  clear,
  restore,
  'save-for-later': saveForLater,
  'take-saved': takeSaved,
  membership: payByMembership,

  async note({ client, form }) {
    await updateCurrentCart(client, { cartInfo: { buyerNote: text(form, 'note') } })
    return done
  },

  async 'apply-coupon'({ client, form, t }) {
    const couponCode = text(form, 'code')
    if (!couponCode) return problem(t('coupon.enter'))
    try {
      await updateCurrentCart(client, { couponCode })
      return done
    } catch (error) {
      const words = isPlatformError(error) && couponProblem(error, t)
      if (words) return problem(words)
      throw error
    }
  },

  async 'remove-coupon'({ client }) {
    await removeCouponFromCurrentCart(client)
    return done
  },

  estimate: estimateTo,
}

function dictionary(form: FormData, name: string): Readonly<Record<string, string>> | undefined {
  const json = text(form, name)
  return json ? (JSON.parse(json) as Record<string, string>) : undefined
}

interface AddedLine {
  readonly productId: string
  readonly variantId: string | undefined
  readonly options: Readonly<Record<string, string>> | undefined
  readonly texts: Readonly<Record<string, string>> | undefined
  readonly subscriptionOptionId: string | undefined
  readonly preorder: boolean
  readonly quantity: number
}

/** The platform's own front end names a variant by its id and by its choices (wire §4.1). */
function lineOf(line: AddedLine): LineItemInput {
  const { productId, variantId, options, texts, subscriptionOptionId, preorder, quantity } = line
  const chosen = {
    ...(variantId && { variantId }),
    ...(options && { options }),
    ...(texts && { customTextFields: texts }),
    ...(subscriptionOptionId && { subscriptionOptionId }),
    ...(preorder && { preOrderRequested: true }),
  }
  return {
    quantity,
    catalogReference: {
      appId: STORES_APP_ID,
      catalogItemId: productId,
      ...(Object.keys(chosen).length > 0 && { options: chosen }),
    },
  }
}
