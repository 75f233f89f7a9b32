import { html } from 'hono/html'
import type { Html } from '../hosted/page.ts'
import { fromDecimal } from '../money/money.ts'
import { nameOf } from '../orders/lines.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { calculateRefund } from '../orders/refunds/calculate.ts'
import { linesIn, nothingChosen } from './form-lines.ts'
import { officePage } from './layout.ts'
import { here } from './order-list.ts'
import { buyerOf } from './orders-page.ts'
import type { Staff } from './session.ts'

export interface Question {
  readonly title: string
  readonly text: string
  readonly button: string
}

type Ask = (staff: Staff, order: OrderRow, form: URLSearchParams) => Question

/** What cannot be undone is asked about first, with what will happen. */
const questions: Readonly<Record<string, Ask>> = {
  refund: (staff, order, form) => {
    const minor = refundIn(staff, order, form)
    if (minor <= 0) throw nothingChosen()
    const amount = staff.view.money(minor)
    const goods = linesIn(form).flatMap(({ id, quantity }) => {
      const line = order.document.lineItems.find((each) => each.id === id)
      return line ? [`${quantity} × ${nameOf(line)}`] : []
    })
    const back = goods.length
      ? `For ${goods.join(', ')}${form.get('restock') === 'yes' ? ', which go back into stock' : ''}. `
      : ''
    const how = form.get('external') === 'yes' ? 'You give the money back yourself. ' : ''
    const told = form.get('notify') === 'yes' ? 'The buyer is told by email. ' : ''
    return {
      title: `Refund ${amount} to ${buyerOf(order)}?`,
      text: `${back}${how}${told}A refund cannot be taken back.`,
      button: `Refund ${amount}`,
    }
  },
  'accept-refund-request': (_, order, form) => ({
    title: `Refund what the buyer of order ${order.number} asked for?`,
    text: `The money goes back the way it came${form.get('restock') === 'yes' ? ', and the goods go back into stock' : ''}. The buyer is told by email. A refund cannot be taken back.`,
    button: 'Refund',
  }),
  cancel: (_, order, form) => ({
    title: `Cancel order ${order.number}?`,
    text: `${form.get('restock') === 'yes' ? 'Its goods go back into stock. ' : ''}${form.get('notify') === 'yes' ? 'The buyer is told by email. ' : ''}Money that came is not given back by it: refund it. A cancelled order stays cancelled.`,
    button: 'Cancel the order',
  }),
  void: (_, order) => ({
    title: 'Void the payment?',
    text: `The money that is reserved for order ${order.number} is let go, and can be captured no more.`,
    button: 'Void the payment',
  }),
  reject: (_, order) => ({
    title: `Reject order ${order.number}?`,
    text: 'Its payment is declined and its goods go back into stock. A rejected order stays rejected.',
    button: 'Reject the order',
  }),
  'void-invoice': () => ({
    title: 'Void the invoice?',
    text: 'It keeps its number and is good no more.',
    button: 'Void the invoice',
  }),
  'delete-invoice': () => ({
    title: 'Delete the invoice?',
    text: 'Its links lead nowhere then, and its number is not given again.',
    button: 'Delete the invoice',
  }),
}

/** What a refund form comes to: the amount that was typed, or the worth of what was chosen. */
export function refundIn({ c }: Pick<Staff, 'c'>, order: OrderRow, form: URLSearchParams): number {
  const typed = form.get('amount')?.trim().replace(',', '.')
  if (typed) return fromDecimal(typed, c.var.services.config.currency) ?? 0
  return calculateRefund(order, { lineItems: linesIn(form), shipping: form.get('shipping') === 'yes' }).total
}

export const mustAsk = (intent: string, form: URLSearchParams) =>
  Object.hasOwn(questions, intent) && form.get('sure') !== 'yes'

export function confirmPage(staff: Staff, order: OrderRow, form: URLSearchParams): Promise<Response> {
  const question = questions[form.get('intent') ?? '']?.(staff, order, form)
  if (!question) throw new Error('Nothing to ask about')
  return questionPage(staff, { ...question, form, at: `${here}/${order.id}` })
}

/** Asks whether staff are sure, and sends the same form again, to the page it came from, once they are. */
export function questionPage(
  { view }: Pick<Staff, 'view'>,
  asked: Question & { readonly form: URLSearchParams; readonly at: string },
): Promise<Response> {
  const { title, text, button, form, at } = asked
  const fields = [...form].filter(([name]) => name !== 'sure')
  return officePage(view, {
    title,
    body: html`<section class="card narrow sure"><h1>${title}</h1><p>${text}</p>
      <form method="post" action="${at}">${fields.map(([name, value]): Html => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="danger" name="sure" value="yes">${button}</button>
        <a class="button quiet" href="${at}">Leave it as it is</a></form></section>`,
  })
}
