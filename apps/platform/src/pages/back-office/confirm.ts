import { html } from 'hono/html'
import {
  calculateRefund,
  minorOf,
  moneyHeld,
  nameOf,
  type OrderRow,
  readTransactions,
} from '../../areas/orders/index.ts'
import { applicationError } from '../../base/errors.ts'
import type { Html } from '../hosted/page.ts'
import { amountIn, nothingChosen, refundedIn } from './form-lines.ts'
import { officePage } from './layout.ts'
import { here } from './order-list.ts'
import { buyerOf } from './orders-page.ts'
import type { Staff } from './session.ts'

export interface Question {
  readonly title: string
  readonly text: string
  readonly button: string
}

type QuestionBuilder = (staff: Staff, order: OrderRow, form: URLSearchParams) => Question | Promise<Question>

/** Confirmation questions for actions that cannot be undone, with their effects. */
const questions: Readonly<Record<string, QuestionBuilder>> = {
  refund: (staff, order, form) => {
    const minor = refundIn(staff, order, form)
    if (minor <= 0) throw nothingChosen()
    const amount = staff.view.money(minor)
    const goods = refundedIn(form).flatMap(({ id, quantity }) => {
      const line = order.document.lineItems.find((each) => each.id === id)
      return line ? [`${quantity} × ${nameOf(line)}`] : []
    })
    const back = goods.length
      ? `For ${goods.join(', ')}.${form.get('restock') === 'yes' ? ' These items are restocked.' : ''} `
      : ''
    const how = form.get('external') === 'yes' ? 'You send the money yourself. ' : ''
    const notice = form.get('notify') === 'yes' ? 'We email the customer. ' : ''
    return {
      title: `Refund ${amount} to ${buyerOf(order)}?`,
      text: `${back}${how}${notice}You can't undo a refund.`,
      button: `Refund ${amount}`,
    }
  },
  'accept-refund-request': (_, order, form) => ({
    title: `Refund the items requested for order ${order.number}?`,
    text: `The money goes back to the original payment method.${form.get('restock') === 'yes' ? ' The items are restocked.' : ''} We email the customer. You can't undo a refund.`,
    button: 'Refund',
  }),
  cancel: (staff, order, form) => {
    const amount = amountIn(form, 'refund', order.currency)
    const left = moneyHeld(order) - amount
    if (left < 0) throw tooMuch(staff.view.money(moneyHeld(order)))
    const money = staff.view.money(amount)
    const later = left > 0 ? `${staff.view.money(left)} is left to refund. ` : ''
    return {
      title: amount ? `Cancel order ${order.number} and refund ${money}?` : `Cancel order ${order.number}?`,
      text: `${form.get('restock') === 'yes' ? 'Items not shipped yet are restocked. ' : ''}${form.get('notify') === 'yes' ? 'We email the customer. ' : ''}${later}You can't undo a cancellation.`,
      button: amount ? `Cancel and refund ${money}` : 'Cancel order',
    }
  },
  paid: async ({ c, view }, order) => {
    const { payments } = await readTransactions(c.var.services.db, order.id)
    const waiting = payments.find(({ offline, status }) => offline && status === 'PENDING')
    const amount = view.money(
      waiting?.amountMinor ?? minorOf(order.document.balanceSummary?.balance, order.currency),
    )
    return {
      title: `Mark order ${order.number} as paid?`,
      text: `This records ${amount} as received outside the store. You can't undo it, only refund it.`,
      button: `Mark ${amount} as paid`,
    }
  },
  void: (_, order) => ({
    title: 'Void payment?',
    text: `This releases the money reserved for order ${order.number}. You can't capture it afterward.`,
    button: 'Void payment',
  }),
  reject: (_, order) => ({
    title: `Reject order ${order.number}?`,
    text: "The payment is declined and the items are restocked. You can't undo a rejection.",
    button: 'Reject order',
  }),
  'void-invoice': () => ({
    title: 'Void invoice?',
    text: 'The invoice keeps its number but is no longer valid.',
    button: 'Void invoice',
  }),
  'delete-invoice': () => ({
    title: 'Delete invoice?',
    text: "Its links stop working, and its number isn't used again.",
    button: 'Delete invoice',
  }),
}

function tooMuch(most: string) {
  return applicationError(400, 'REFUND_IS_TOO_HIGH', `Refund at most ${most}.`)
}

/** Calculates the amount of a refund form: the amount typed, or the value of the lines chosen. */
export function refundIn({ c }: Pick<Staff, 'c'>, order: OrderRow, form: URLSearchParams): number {
  const typed = amountIn(form, 'amount', c.var.services.config.currency)
  if (typed) return typed
  return calculateRefund(order, { lineItems: refundedIn(form), shipping: form.get('shipping') === 'yes' })
    .total
}

export const needsConfirmation = (intent: string, form: URLSearchParams) =>
  Object.hasOwn(questions, intent) && form.get('sure') !== 'yes'

export async function confirmPage(staff: Staff, order: OrderRow, form: URLSearchParams): Promise<Response> {
  const question = await questions[form.get('intent') ?? '']?.(staff, order, form)
  if (!question) throw new Error('Nothing to ask about')
  return questionPage(staff, { ...question, form, at: `${here}/${order.id}` })
}

/** Asks whether staff are sure, and sends the same form again, to the page it came from, once they are. */
export function questionPage(
  { view }: Pick<Staff, 'view'>,
  confirmation: Question & { readonly form: URLSearchParams; readonly at: string },
): Promise<Response> {
  const { title, text, button, form, at } = confirmation
  const fields = [...form].filter(([name]) => name !== 'sure')
  return officePage(view, {
    title,
    body: html`<section class="card narrow sure"><h1>${title}</h1><p>${text}</p>
      <form method="post" action="${at}">${fields.map(([name, value]): Html => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="danger" name="sure" value="yes">${button}</button>
        <a class="button quiet" href="${at}">Go back</a></form></section>`,
  })
}
