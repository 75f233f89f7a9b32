import { transaction } from '../../database.ts'
import { notePage } from '../../hosted/page.ts'
import { seeOther } from '../../hosted/respond.ts'
import { viewOf } from '../../hosted/view.ts'
import { isSigned } from '../../orders/signed-link.ts'
import { isUuid } from '../../query-language/values.ts'
import { createRedirectSession } from '../../redirects/sessions.ts'
import type { App } from '../../route.ts'
import { findCheckout } from '../store.ts'
import { recoverCheckout, recoveryPath } from './leave.ts'

/** The link of the letter: on to the checkout as it was left. */
export function recoveryPage(app: App): void {
  app.get(recoveryPath(':id'), async (c) => {
    const { services } = c.var
    const { db, config, clock } = services
    const id = c.req.param('id') ?? ''
    const { until, proof } = c.req.query()
    const good = isUuid(id) && isSigned(config, recoveryPath(id), { until, proof }, clock.now())
    const row = good ? await findCheckout(db, id, undefined).catch(() => undefined) : undefined
    if (row?.status !== 'OPEN') {
      const view = viewOf(c)
      return notePage(view, {
        title: view.t('checkout.expired'),
        text: view.t('checkout.expired-text'),
        next: { href: view.store('/cart'), label: view.t('checkout.back') },
        status: 410,
      })
    }
    await transaction(db, (trx) => recoverCheckout(trx, services, row))
    const page = `/_hosted/checkout/${id}`
    const url = new URL(page, config.publicUrl)
    const own =
      row.ownerType === 'MEMBER'
        ? { type: 'MEMBER' as const, memberId: row.ownerId, contactId: row.ownerId, familyId: '' }
        : { type: 'VISITOR' as const, visitorId: row.ownerId, familyId: '' }
    const details = {
      checkoutId: id,
      path: page,
      ...(row.buyerLanguage ? { language: row.buyerLanguage } : {}),
    }
    const { familyId: _, ...caller } = own
    const session = {
      intent: 'ecomCheckout',
      details,
      callbacks: {},
      caller: caller as typeof own,
      url,
    } as const
    const { secret } = await createRedirectSession({ db, clock }, session)
    url.searchParams.set('session', secret)
    return seeOther(url.href)
  })
}
