import { html } from 'hono/html'
import { contractView, minorOf } from '../../../areas/orders/index.ts'
import type { Services } from '../../../data/services.ts'
import { nextRenewal } from '../../../domain/period.ts'
import type { Html } from '../page.ts'
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
  const contracts = await contractsOf(c.var.services, member.id)
  if (orders.length + contracts.length === 0)
    return accountPage(session, 'subscriptions', nothing(t('account.no-plans')))
  return accountPage(
    session,
    'subscriptions',
    html`<ul class="entries">${contracts.map((contract) => contractEntry(session, contract))}${orders.map(
      ({ id, name, period, priceMinor, status, renewsAt }) => html`<li class="card entry">
        <div><h2>${view.shown(name)}</h2>
          <p>${t('plan.price', { price: view.money(priceMinor), period })}</p>
          <p class="hint">${status === 'ACTIVE' ? t('account.renews', { day: view.date(nextRenewal(renewsAt, period, now)) }) : t('account.ends', { day: view.date(renewsAt) })}</p></div>
        <div class="figures"><span class="badge">${t('account.plan-status', { status })}</span>
          ${
            status === 'ACTIVE'
              ? html`<form method="post" action="${view.link('/_hosted/account/subscriptions')}">
                <button class="quiet small" name="cancel" value="${id}" aria-label="${t('account.end-this', { name: view.content(name) })}">${t('account.end-plan')}</button></form>`
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

/** Subscription contracts, as the store's own page shows them. */
async function contractsOf({ db, config }: Services, memberId: string) {
  const rows = await db
    .selectFrom('subscriptionContracts')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map((row) => contractView(config, row))
}

function contractEntry({ view }: Member, contract: ReturnType<typeof contractView>): Html {
  const { t } = view
  const { id, productName, status, price, nextBillingDate, cancellationDate, currentCycleEnd } = contract
  const ended = status === 'CANCELLED' || status === 'TRANSFERRED'
  const end = cancellationDate ?? currentCycleEnd
  const when =
    status === 'AUTO_RENEW_ON' && nextBillingDate
      ? t('account.renews', { day: view.date(new Date(nextBillingDate)) })
      : end && t('account.ends', { day: view.date(new Date(end)) })
  return html`<li class="card entry">
    <div><h2>${view.shown(productName)}</h2>
      ${price ? html`<p><bdi>${view.money(minorOf(price, view.config.currency))}</bdi></p>` : ''}
      ${when && !ended ? html`<p class="hint">${when}</p>` : ''}
      <p><a href="${view.store(`/account/subscriptions/${id}`)}">${t('account.see-subscription')}</a></p></div>
    <div class="figures"><span class="badge">${t('account.plan-status', { status: ended ? 'ENDED' : 'ACTIVE' })}</span></div>
  </li>`
}
