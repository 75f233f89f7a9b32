import { html } from 'hono/html'
import { accountPage, type Member, nothing } from './layout.ts'

const MOST = 50

export async function ordersSection(session: Member): Promise<Response> {
  const { c, view, member } = session
  const { t } = view
  const orders = await c.var.services.db
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', 'totalMinor', 'paymentStatus'])
    .where('memberId', '=', member.id)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  if (orders.length === 0) return accountPage(session, 'orders', nothing(t('account.no-orders')))
  return accountPage(
    session,
    'orders',
    html`<ul class="entries">${orders.map(
      ({ id, number, createdAt, totalMinor, paymentStatus }) => html`<li class="card entry">
        <div><h2><a href="${view.store(`/account/orders/${id}`)}">${t('account.order', { number: String(number) })}</a></h2>
          <p class="hint">${view.date(createdAt)}</p></div>
        <div class="figures"><strong>${view.money(totalMinor)}</strong>
          <span class="badge">${t('account.paid', { status: paymentStatus })}</span></div>
      </li>`,
    )}</ul>`,
  )
}
