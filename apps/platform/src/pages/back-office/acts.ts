import { randomUUID } from 'node:crypto'
import {
  authorOf,
  cancelOrder,
  changeTags,
  createFulfillment,
  decideOrder,
  deleteFulfillment,
  deleteInvoice,
  findInvoice,
  happened,
  invoiceLetter,
  invoiceLink,
  issueInvoice,
  lockOrder,
  markAsPaid,
  markSent,
  movePayment,
  notifyBuyer,
  type OrderRow,
  paymentRequestLetter,
  refundOrder,
  refundRequestActs,
  requestPayment,
  setStatus,
  type Tracking,
  updateOrder,
  updateTracking,
  withLink,
  writeOrder,
} from '../../areas/orders/index.ts'
import { applicationError } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { toDecimal } from '../../domain/money/money.ts'
import { refundIn } from './confirm.ts'
import { amountIn, linesIn, nothingChosen, refundedIn } from './form-lines.ts'
import { isDelivered } from './order-state.ts'
import type { Staff } from './session.ts'

interface Act extends Pick<Staff, 'c'> {
  readonly trx: Trx
  readonly services: Services
  readonly caller: Staff['caller']
  readonly id: string
  readonly form: URLSearchParams
}

const field = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? ''
const checked = (form: URLSearchParams, name: string) => form.get(name) === 'yes'

/** Actions of the buttons of an order's page, with their confirmations; the API's calls do the same. */
export const acts: Readonly<Record<string, (act: Act) => Promise<string>>> = {
  ...refundRequestActs,
  async approve({ trx, services, caller, id }) {
    await decideOrder(trx, services, { id, status: 'APPROVED', caller })
    return 'Order approved.'
  },
  async reject({ trx, services, caller, id }) {
    await decideOrder(trx, services, { id, status: 'REJECTED', caller })
    return 'Order rejected.'
  },
  async fulfil({ trx, services, caller, id, form }) {
    const lineItems = linesIn(form)
    if (lineItems.length === 0) throw nothingChosen()
    const { order } = await createFulfillment(
      { trx, services, caller },
      { orderId: id, lineItems, tracking: trackingIn(form) },
    )
    return `${isDelivered(order) ? 'Marked as shipped.' : 'Marked as fulfilled.'} ${notificationOf(order)}`
  },
  async track({ trx, services, caller, id, form }) {
    const wanted = { orderId: id, id: field(form, 'fulfillment'), tracking: trackingIn(form) }
    await updateTracking({ trx, services, caller }, wanted)
    return 'Tracking saved.'
  },
  async 'undo-fulfil'({ trx, services, caller, id, form }) {
    await deleteFulfillment({ trx, services, caller }, { orderId: id, id: field(form, 'fulfillment') })
    return 'Fulfillment undone.'
  },
  async capture({ trx, services, caller, id, form }) {
    const paymentId = field(form, 'payment')
    await movePayment(trx, services, { orderId: id, paymentId, to: 'APPROVED', from: 'AUTHORIZED', caller })
    return 'Payment captured.'
  },
  async void({ trx, services, caller, id, form }) {
    const paymentId = field(form, 'payment')
    await movePayment(trx, services, { orderId: id, paymentId, to: 'VOIDED', from: 'AUTHORIZED', caller })
    return 'Payment voided.'
  },
  async paid({ trx, services, caller, id }) {
    await markAsPaid(trx, services, { orderId: id, method: 'offline', caller })
    return 'Marked as paid.'
  },
  async ask({ trx, services, id }) {
    const order = await lockOrder(trx, id)
    if (!order.email) throw noEmail()
    const { request, link } = await requestPayment(trx, services, order)
    await notifyBuyer(trx, services, order, (shop, buyerOrder) =>
      paymentRequestLetter(shop, buyerOrder, request.amountMinor, link),
    )
    return 'Payment request emailed to the customer.'
  },
  async refund({ c, trx, services, caller, id, form }) {
    const { currency } = services.config
    const order = await lockOrder(trx, id)
    const items = { lineItems: refundedIn(form), shipping: checked(form, 'shipping') }
    const amount = refundIn({ c }, order, form)
    if (amount <= 0) throw nothingChosen()
    await refundOrder(trx, services, {
      orderId: id,
      key: field(form, 'key'),
      parts: [{ paymentId: field(form, 'payment'), amount, external: checked(form, 'external') }],
      items,
      restock: checked(form, 'restock') ? items.lineItems : 'NO_ITEMS',
      reason: field(form, 'reason').slice(0, 200),
      notify: checked(form, 'notify'),
      caller,
    })
    return `Refunded ${toDecimal(amount, currency)} ${currency}.`
  },
  async cancel({ trx, services, caller, id, form }) {
    const amount = amountIn(form, 'refund', services.config.currency)
    const order = await cancelOrder(trx, services, {
      id,
      restockAllItems: checked(form, 'restock'),
      sendOrderCanceledEmail: checked(form, 'notify'),
      customMessage: field(form, 'message').slice(0, 1000) || null,
      refund: amount > 0 ? { amount, key: field(form, 'key') || randomUUID() } : undefined,
      caller,
    })
    return amount > 0
      ? `Order canceled. Refunded ${toDecimal(amount, order.currency)} ${order.currency}.`
      : 'Order canceled.'
  },
  async comment({ trx, services, caller, id, form }) {
    const order = await lockOrder(trx, id)
    const message = field(form, 'comment').slice(0, 5000)
    if (!message) throw nothingChosen()
    const noted = happened(
      { activityType: 'MERCHANT_COMMENT', merchantComment: { message } },
      services.clock.now(),
      await authorOf(trx, caller),
    )
    const activities = [...order.document.activities, noted]
    await writeOrder(trx, services, order, { document: { activities } }, caller)
    return 'Comment added.'
  },
  async tag({ trx, services, caller, id, form }) {
    const tag = field(form, 'tag').slice(0, 50)
    if (!tag) throw nothingChosen()
    await changeTags(trx, services, { id, assignTags: { privateTags: { tagIds: [tag] } }, caller })
    return 'Tag added.'
  },
  async untag({ trx, services, caller, id, form }) {
    const tagIds = [field(form, 'tag')]
    await changeTags(trx, services, { id, unassignTags: { privateTags: { tagIds } }, caller })
    return 'Tag removed.'
  },
  async archive({ trx, services, caller, id }) {
    await updateOrder(trx, services, { order: { id, archived: true }, caller })
    return 'Order archived.'
  },
  async unarchive({ trx, services, caller, id }) {
    await updateOrder(trx, services, { order: { id, archived: false }, caller })
    return 'Order unarchived.'
  },
  async invoice({ trx, services, caller, id }) {
    const order = await lockOrder(trx, id)
    const { number } = await issueInvoice(trx, order, services.clock.now())
    await writeOrder(trx, services, order, { activities: ['INVOICE_ADDED'] }, caller)
    return `Invoice ${number} issued.`
  },
  async 'send-invoice'(act) {
    const { trx, services, caller } = act
    const { order, invoice } = await invoiceIn(act)
    if (!order.email) throw noEmail()
    const date = services.clock.now()
    await markSent(trx, invoice, date)
    const row = await writeOrder(trx, services, order, { activities: ['INVOICE_SENT'] }, caller)
    const link = invoiceLink(services, invoice, 30 * 86_400)
    await notifyBuyer(trx, services, row, (shop, buyerOrder) => invoiceLetter(shop, buyerOrder, link))
    return 'Invoice sent.'
  },
  async 'void-invoice'(act) {
    const { trx, services, caller } = act
    const { order, invoice } = await invoiceIn(act)
    await setStatus(trx, invoice, 'Void', services.clock.now())
    await writeOrder(trx, services, order, { activities: ['INVOICE_REMOVED'] }, caller)
    return 'Invoice voided.'
  },
  async 'delete-invoice'({ trx, services, caller, id, form }) {
    const order = await lockOrder(trx, id)
    await deleteInvoice(trx, services, { order, invoiceId: field(form, 'invoice'), caller })
    return 'Invoice deleted.'
  },
}

/** Says whether the buyer is told: nobody is where no email address is known. */
const notificationOf = ({ email }: Pick<OrderRow, 'email'>) =>
  email ? 'We emailed the customer.' : 'The order has no email address, so no email was sent.'

async function invoiceIn({ trx, id, form }: Act) {
  const order = await lockOrder(trx, id)
  return { order, invoice: await findInvoice(trx, order.id, field(form, 'invoice')) }
}

function noEmail() {
  return applicationError(
    428,
    'ORDER_HAS_NO_EMAIL',
    'This order has no email address. Add one to email the customer.',
  )
}

function trackingIn(form: URLSearchParams): Tracking | null {
  const trackingNumber = field(form, 'trackingNumber').slice(0, 100)
  const shippingProvider = field(form, 'shippingProvider').slice(0, 50)
  return trackingNumber && shippingProvider ? withLink({ trackingNumber, shippingProvider }) : null
}
