import { html } from 'hono/html'
import { type DraftRow, quoteDraft, readSource } from '../../../areas/draft-orders/index.ts'
import type { Html } from '../../hosted/page.ts'
import { type Question, questionPage } from '../confirm.ts'
import { badge, officePage } from '../layout.ts'
import { here } from '../order-list.ts'
import type { Staff } from '../session.ts'
import { shortTime, zoneLine } from '../times.ts'
import { discounts } from './discounts.ts'
import { type DraftDetails, draftForm, drafts } from './draft-form.ts'
import { findGoods } from './find-products.ts'
import { adding, goods } from './goods.ts'
import { buyer, deliveries, places } from './terms.ts'

interface PageOptions {
  readonly done?: string | undefined
  readonly search?: string | undefined
  /** How many of what was found come before. */
  readonly from?: number | undefined
  readonly refused?: DraftDetails['refused']
}

export async function draftPage(staff: Staff, draft: DraftRow, options: PageOptions = {}): Promise<Response> {
  const { services } = staff.c.var
  const { refused, done, search = '', from = 0 } = options
  const source = draft.sourceOrderId ? await readSource(services.db, draft.sourceOrderId) : undefined
  const quote = await quoteDraft(services.db, services, draft)
  const found = await findGoods(services.db, search, from)
  const details: DraftDetails = { staff, draft, quote, source, refused, search: { text: search, found } }
  const title = titleOf(details)
  const open = draft.status === 'DRAFT'
  return officePage(staff.view, {
    title: refused ? `Problem: ${title}` : title,
    area: 'Drafts',
    ...(refused ? { status: 422 } : {}),
    body: html`<h1>${title}</h1>
      <p class="states">${badge(draft.status)} <span class="hint">Last changed ${shortTime(staff.view, draft.updatedAt)}</span></p>
      ${refused ? html`<p class="error" role="alert" tabindex="-1" autofocus>${refused.notice.text}</p>` : ''}
      ${done ? html`<p class="done" role="status">${done}</p>` : ''}
      ${becameOf(details)}
      <div class="columns">
        <div>${goods(details)} ${open ? html`${adding(details)} ${discounts(details)} ${deliveries(details)}` : ''}</div>
        <div>${totals(details)} ${open ? html`${committing(details)} ${buyer(details)} ${places(details)} ${deleting(details)}` : ''}</div>
      </div>
      ${zoneLine(staff)}`,
  })
}

const titleOf = ({ source }: Pick<DraftDetails, 'source'>) =>
  source ? `Edit order ${source.number}` : 'New draft order'

function becameOf({ draft, source }: DraftDetails): Html {
  const id = draft.orderId ?? source?.id
  if (!id) return html``
  return html`<p><a class="tap" href="${here}/${id}">${draft.orderId ? 'View order' : 'View current order'}</a></p>`
}

function totals({ quote: { totals: sums }, staff, source }: DraftDetails): Html {
  const rows = [
    ['Subtotal', sums.subtotal],
    ['Discount', -sums.discount],
    ['Delivery', sums.shipping],
    ['Fees', sums.additionalFees],
    ['Tax', sums.tax],
  ] as const
  return html`<section class="card"><h2>Totals</h2><dl class="totals">${rows
    .filter(([, minor]) => minor !== 0)
    .map(
      ([name, minor]) => html`<div><dt>${name}</dt><dd>${staff.view.money(minor)}</dd></div>`,
    )}<div class="total"><dt>Total</dt><dd>${staff.view.money(sums.total)}</dd></div>
    ${source ? html`<div><dt>Current total</dt><dd>${staff.view.money(source.totalMinor)}</dd></div>` : ''}</dl></section>`
}

function committing(details: DraftDetails): Html {
  const { source, draft } = details
  const { email } = draft.terms
  return html`<section class="card"><h2>${source ? 'Update order' : 'Place order'}</h2>${draftForm(
    details,
    'commit',
    html`${
      source
        ? ''
        : html`<label class="check"><input type="checkbox" name="notify" value="yes" ${email ? 'checked' : 'disabled'} /> Email the customer</label>
        ${email ? '' : html`<p class="hint">No email address. Add one under Customer to email them.</p>`}`
    }
      <button>${source ? 'Update order' : 'Place order'}</button>`,
  )}</section>`
}

const deleting = (details: DraftDetails) =>
  html`<section class="card">${draftForm(details, 'delete', html`<button class="quiet">Delete draft</button>`)}</section>`

/** Confirmation questions for actions that cannot be undone. */
const questions: Readonly<Record<string, (details: QuestionContext) => Question>> = {
  delete: () => ({
    title: 'Delete draft?',
    text: 'This permanently deletes the draft. No order changes.',
    button: 'Delete draft',
  }),
  commit: ({ source, total, form, email }) =>
    source
      ? {
          title: `Update order ${source.number}?`,
          text: `The new total is ${total}. Items, prices and stock change to match the draft. Collect or refund the difference yourself. You can't edit the draft afterward.`,
          button: 'Update order',
        }
      : {
          title: `Place this order for ${total}?`,
          text: `This reduces stock. ${form.get('notify') === 'yes' && email ? `We email the customer at ${email}.` : "We don't email the customer."} You can't edit the draft afterward.`,
          button: 'Place order',
        },
}

interface QuestionContext extends Pick<DraftDetails, 'source'> {
  readonly total: string
  readonly email: string | null | undefined
  readonly form: URLSearchParams
}

export const draftNeedsConfirmation = (form: URLSearchParams) =>
  Object.hasOwn(questions, form.get('intent') ?? '') && form.get('sure') !== 'yes'

export async function draftQuestion(staff: Staff, draft: DraftRow, form: URLSearchParams): Promise<Response> {
  const { services } = staff.c.var
  const source = draft.sourceOrderId ? await readSource(services.db, draft.sourceOrderId) : undefined
  const { totals: sums } = await quoteDraft(services.db, services, draft)
  const question = questions[form.get('intent') ?? '']?.({
    source,
    form,
    email: draft.terms.email,
    total: staff.view.money(sums.total),
  })
  if (!question) throw new Error('Nothing to ask about')
  return questionPage(staff, { ...question, form, at: `${drafts}/${draft.id}` })
}
