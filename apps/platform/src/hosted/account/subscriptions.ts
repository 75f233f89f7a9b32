import { html } from 'hono/html'
import { nextRenewal } from '../../offers/plans/period.ts'
import { accountPage, type Member, nothing } from './layout.ts'

export async function subscriptionsSection(session: Member, done?: string): Promise<Response> {
  const { c, view, member } = session
  const { t } = view
  const orders = await c.var.services.db
    .selectFrom('planOrders')
    .innerJoin('plans', 'plans.id', 'planOrders.planId')
    .selectAll('planOrders')
    .select(['plans.name', 'plans.period'])
    .where('planOrders.memberId', '=', member.id)
    .orderBy('planOrders.createdAt', 'desc')
    .execute()
  const now = c.var.services.clock.now()
  if (orders.length === 0) return accountPage(session, 'subscriptions', nothing(t('account.no-plans')))
  return accountPage(
    session,
    'subscriptions',
    html`<ul class="entries">${orders.map(
      ({ id, name, period, priceMinor, status, renewsAt }) => html`<li class="card entry">
        <div><h2><bdi>${name}</bdi></h2>
          <p>${t('plan.price', { price: view.money(priceMinor), period })}</p>
          <p class="hint">${status === 'ACTIVE' ? t('account.renews', { day: view.date(nextRenewal(renewsAt, period, now)) }) : t('account.ends', { day: view.date(renewsAt) })}</p></div>
        <div class="figures"><span class="badge">${t('account.plan-status', { status })}</span>
          ${
            status === 'ACTIVE'
              ? html`<form method="post" action="${view.link('/_hosted/account/subscriptions')}">
                <button class="quiet small" name="cancel" value="${id}" aria-label="${t('account.end-this', { name })}">${t('account.end-plan')}</button></form>`
              : ''
          }</div>
      </li>`,
    )}</ul>`,
    done ? { done } : {},
  )
}

export async function cancelPlan(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, view, member } = session
  const canceled = await c.var.services.db
    .updateTable('planOrders')
    .set({ status: 'CANCELED' })
    .where((eb) => eb(eb.cast('id', 'text'), '=', form.get('cancel')))
    .where('memberId', '=', member.id)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .executeTakeFirst()
  return subscriptionsSection(session, canceled ? view.t('account.plan-canceled') : undefined)
}
