import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import {
  commitDraftOf,
  DraftChanges,
  type DraftRow,
  deleteDraft,
  updateDraft,
} from '../../../areas/draft-orders/index.ts'
import { violations } from '../../../base/errors.ts'
import { toViolations } from '../../../base/violations.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { addressIn } from '../../checkout/form-fields.ts'
import { linesIn, nothingChosen } from '../form-lines.ts'
import { here } from '../order-list.ts'
import { drafts } from './draft-form.ts'
import { lineKinds } from './goods.ts'

interface Act {
  readonly trx: Trx
  readonly services: Services
  readonly caller: Caller
  readonly draft: DraftRow
  readonly form: URLSearchParams
}

/** Confirmation of an action and where it is shown: the draft's page by default. */
interface Done {
  readonly done: string
  readonly at?: string
}

const field = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? ''
const decimal = (form: URLSearchParams, name: string) => field(form, name).replace(',', '.')
const whole = (form: URLSearchParams, name: string) => Number(field(form, name) || Number.NaN)

/** Changes of each form, as a client of the API would send them; checked by the same schema. */
const changes: Readonly<Record<string, (act: Pick<Act, 'draft' | 'form'>) => object>> = {
  goods: ({ form }) => ({ quantities: linesIn(form) }),
  'take-out': ({ form }) => ({ removedLineItemIds: [field(form, 'id')] }),
  add: ({ form }) => {
    const texts = [...form].filter(([name, text]) => name.startsWith('text-') && text.trim())
    const customTextFields = Object.fromEntries(
      texts.map(([name, text]) => [name.slice('text-'.length), text]),
    )
    const options = { variantId: field(form, 'variant'), ...(texts.length ? { customTextFields } : {}) }
    const catalogReference = { catalogItemId: field(form, 'product'), appId: STORES_APP_ID, options }
    return { lineItems: [{ catalogReference, quantity: whole(form, 'quantity') }] }
  },
  custom: ({ form }) => {
    const kind = field(form, 'kind')
    const preset = lineKinds.find((each) => each === kind)
    const productName = { original: field(form, 'original') }
    const quantity = whole(form, 'quantity')
    const line = { price: decimal(form, 'price'), quantity, productName, itemType: { preset } }
    return { customLineItems: [line] }
  },
  buyer: ({ form }) => ({
    buyerInfo: { email: field(form, 'email') || null },
    buyerNote: field(form, 'buyerNote') || null,
  }),
  address: ({ form }) => ({ shippingInfo: { shippingDestination: addressIn(form) } }),
  billing: ({ form }) => ({ billingInfo: addressIn(form) }),
  'same-billing': () => ({ billingInfo: null }),
  delivery: ({ form }) => ({
    shippingInfo: { selectedCarrierServiceOption: { code: field(form, 'delivery') } },
  }),
  coupon: ({ form }) => ({ couponCode: field(form, 'couponCode') }),
  'no-coupon': () => ({ couponCode: null }),
  discount: ({ draft, form }) => ({
    merchantDiscounts: [...(draft.terms.merchantDiscounts ?? []), discountIn(form)],
  }),
  'no-discount': ({ draft, form }) => ({
    merchantDiscounts: (draft.terms.merchantDiscounts ?? []).filter(
      (_, index) => String(index) !== field(form, 'index'),
    ),
  }),
}

function discountIn(form: URLSearchParams) {
  const line = field(form, 'line')
  const amount = decimal(form, 'amount')
  const size = field(form, 'unit') === 'money' ? { amount } : { percentage: Number(amount || Number.NaN) }
  return { ...size, ...(line && line !== 'all' ? { lineItemIds: [line] } : {}) }
}

const doneMessages: Readonly<Record<string, string>> = {
  goods: 'Quantities saved.',
  'take-out': 'Item removed.',
  add: 'Product added.',
  custom: 'Item added.',
  buyer: 'Customer saved.',
  address: 'Address saved.',
  billing: 'Billing address saved.',
  'same-billing': 'Billing address is the same.',
  delivery: 'Delivery method saved.',
  coupon: 'Discount code added.',
  'no-coupon': 'Discount code removed.',
  discount: 'Discount added.',
  'no-discount': 'Discount removed.',
}

/** Does what a button of a draft's page asks for; the calls of the API do the same. */
export async function actOnDraft(act: Act): Promise<Done> {
  const { form, draft, trx, services, caller } = act
  const intent = field(form, 'intent')
  if (intent === 'delete') {
    await deleteDraft({ trx, services, caller }, draft.id)
    return { done: 'Draft deleted.', at: drafts }
  }
  if (intent === 'commit') {
    const notify = field(form, 'notify') === 'yes'
    const order = await commitDraftOf({ trx, services, caller }, { id: draft.id, notify })
    const notice = notify ? 'We emailed the customer.' : 'No email was sent.'
    const done = draft.sourceOrderId
      ? `Order ${order.number} updated.`
      : `Order ${order.number} placed. ${notice}`
    return { done, at: `${here}/${order.id}` }
  }
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined
  if (!change) throw nothingChosen()
  const parsed = DraftChanges.safeParse(change(act), { reportInput: true })
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  await updateDraft({ trx, services, caller }, draft.id, parsed.data)
  return { done: doneMessages[intent] ?? 'Saved.' }
}
