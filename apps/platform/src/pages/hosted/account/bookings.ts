import { html } from 'hono/html'
import { accountPage, type Member, nothing } from './layout.ts'

export async function bookingsSection(session: Member, done?: string): Promise<Response> {
  const { c, view, member } = session
  const { t } = view
  const { db, clock } = c.var.services
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('services', 'services.id', 'bookings.serviceId')
    .selectAll('bookings')
    .select(['services.name as service', 'services.place'])
    .where('bookings.memberId', '=', member.id)
    .orderBy('bookings.startsAt', 'desc')
    .execute()
  if (bookings.length === 0) return accountPage(session, 'bookings', nothing(t('account.no-bookings')))
  const now = clock.now()
  return accountPage(
    session,
    'bookings',
    html`<ul class="entries">${bookings.map(
      ({ id, service, place, startsAt, timeZone, status, priceMinor }) => html`<li class="card entry">
        <div><h2>${view.shown(service)}</h2><p>${view.date(startsAt, timeZone)}</p><p class="hint"><bdi>${place}</bdi></p></div>
        <div class="figures"><strong>${priceMinor ? view.money(priceMinor) : t('offer.free')}</strong>
          <span class="badge">${t('account.booking-status', { status })}</span>
          ${
            status === 'CONFIRMED' && startsAt > now
              ? html`<form method="post" action="${view.link('/_hosted/account/bookings')}">
                <button class="quiet small" name="cancel" value="${id}" aria-label="${t('account.cancel-this', { name: view.content(service) })}">${t('account.cancel')}</button></form>`
              : ''
          }</div>
      </li>`,
    )}</ul>`,
    done ? { done } : {},
  )
}

export async function cancelBooking(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, view, member } = session
  const { db, clock } = c.var.services
  const canceled = await db
    .updateTable('bookings')
    .set({ status: 'CANCELED' })
    .where((eb) => eb(eb.cast('id', 'text'), '=', form.get('cancel')))
    .where('memberId', '=', member.id)
    .where('startsAt', '>', clock.now())
    .returning('id')
    .executeTakeFirst()
  return bookingsSection(session, canceled ? view.t('account.canceled') : undefined)
}
