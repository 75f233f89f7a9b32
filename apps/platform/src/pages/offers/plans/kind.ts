import { randomUUID } from 'node:crypto'
import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../data/tables.ts'
import { addPeriod } from '../../../domain/period.ts'
import type { OfferKind } from '../kind.ts'

type Plan = Selectable<Tables['plans']>

export const plans: OfferKind<Plan, object> = {
  path: '/_hosted/plans/:id',
  intents: ['paidPlansCheckout'],
  membersOnly: true,
  title: ({ name }) => name,

  find: ({ db }, { row }) =>
    db.selectFrom('plans').selectAll().where('id', '=', String(row.details.planId)).executeTakeFirst(),

  about: ({ view }, { summary }) => html`<p class="lead">${view.shown(summary)}</p>`,

  choices: ({ view }, { perks, priceMinor, period }) => html`<section class="card">
    <h2>${view.t('plan.includes')}</h2>
    <ul class="perks">${perks.map((perk) => html`<li>${view.shown(perk)}</li>`)}</ul>
    <p class="price">${view.t('plan.price', { price: view.money(priceMinor), period })}</p>
    <p class="hint">${view.t('plan.renews')}</p>
  </section>`,

  read: () => ({}),
  carry: () => ({}),

  summarize: ({ view, c }, { priceMinor, period }) => ({
    totalMinor: priceMinor,
    lines: [
      { label: view.t('plan.starts'), value: view.date(c.var.services.clock.now()) },
      {
        label: view.t('plan.renews-on'),
        value: view.date(addPeriod(c.var.services.clock.now(), period)),
      },
    ],
  }),

  async receipt(db, { row }) {
    const found = await db
      .selectFrom('planOrders')
      .select('id')
      .where('redirectSessionId', '=', row.id)
      .executeTakeFirst()
    return found && { planOrderId: found.id }
  },

  async place(trx, { clock }, { visit, offer }) {
    const { member, row } = visit
    if (!member) throw new Error('A plan is bought by a member')
    const id = randomUUID()
    const date = clock.now()
    const { checkoutData } = row.details
    await trx
      .insertInto('planOrders')
      .values({
        id,
        planId: offer.id,
        memberId: member.id,
        priceMinor: offer.priceMinor,
        status: 'ACTIVE',
        checkoutData: typeof checkoutData === 'string' ? checkoutData : null,
        startsAt: date,
        renewsAt: addPeriod(date, offer.period),
        redirectSessionId: row.id,
        createdAt: date,
      })
      .execute()
    return { planOrderId: id }
  },
}
