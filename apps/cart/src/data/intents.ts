import { addOutcome } from '../rules/cart/add-outcome.ts'
import { couponProblem } from '../rules/cart/coupon-problem.ts'
import { parseQuantity } from '../rules/cart/quantity.ts'
import type { CartResult, Done, IntentContext, Problem } from './intent-context.ts'
import { clear, restore, saveForLater, takeSaved } from './move-lines.ts'
import { payByMembership } from './pay-by-membership.ts'
import { lastSeen, see } from './read-cart.ts'
import { wantedOf } from './wanted-of.ts'

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
  | 'send-queued'

const done: Done = { ok: true }
const problem = (text: string): Problem => ({ ok: false, problem: text })
const outage = ({ t }: IntentContext): Problem => ({ ok: false, problem: t('outage.text'), retry: true })
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export const intents: Readonly<Record<Intent, (context: IntentContext) => Promise<CartResult>>> = {
  async add({ api, session, form, t }) {
    const wanted = wantedOf(form, t)
    if ('problem' in wanted) return problem(wanted.problem)
    const { catalogReference, quantity } = wanted
    // Answered even when nothing was taken: the cart before tells. Not read now, for the shopper may be leaving.
    const before = lastSeen(session)
    const cart = see(session, await api.add([{ catalogReference, quantity }]))
    return { ok: true, outcome: addOutcome(before, cart, wanted) }
  },

  async 'update-quantity'({ api, form, t }) {
    const parsed = parseQuantity(form.get('quantity'), t)
    if ('problem' in parsed) return problem(parsed.problem)
    const now = await api.changeQuantity(text(form, 'lineItemId'), parsed.quantity)
    return now !== undefined && now < parsed.quantity ? { ok: true, loweredTo: now } : done
  },

  async remove({ api, form }) {
    await api.remove([text(form, 'lineItemId')])
    return done
  },

  clear,
  restore,
  'save-for-later': saveForLater,
  'take-saved': takeSaved,
  membership: payByMembership,

  async note({ api, form }) {
    await api.writeNote(text(form, 'note'))
    return done
  },

  async 'apply-coupon'({ api, form, t }) {
    const code = text(form, 'code')
    if (!code) return problem(t('coupon.enter'))
    const refusal = await api.applyCoupon(code)
    return refusal ? problem(couponProblem(refusal, t)) : done
  },

  async 'remove-coupon'({ api }) {
    await api.removeCoupon()
    return done
  },

  // Loaded with its use: it has the address forms of countries, which pages with an add alone do without.
  async estimate(context) {
    const code = await import('./estimate-intent.ts').catch(() => undefined)
    return code ? code.estimateTo(context) : outage(context)
  },

  // Loaded with its use, which is rare. A connection that has just come back may fail to bring it: the queue goes on waiting.
  async 'send-queued'(context) {
    const code = await import('./queued/send-queued.ts').catch(() => undefined)
    return code ? code.sendQueued(context) : outage(context)
  },
}
