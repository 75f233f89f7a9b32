import {
  type CheckoutRow,
  cartRecoveryPath,
  createCheckout,
  findCheckout,
  recoverCart,
  recoverCheckout,
  recoveryPath,
} from '../../areas/checkout/index.ts'
import { seeOther } from '../../areas/identity/index.ts'
import { createRedirectSession } from '../../areas/redirects/index.ts'
import { transaction } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { isSigned } from '../../data/signed-link.ts'
import type { App } from '../../http/route.ts'
import { noticePage } from '../hosted/page.ts'
import { type Ctx, viewOf } from '../hosted/view.ts'

/** The links of the letters: on to the checkout as it was left, or to one of the cart that was left. */
export function recoveryPage(app: App): void {
  app.get(recoveryPath(':id'), async (c) => {
    const { services } = c.var
    const row = await checkoutOf(c, recoveryPath)
    if (row?.status !== 'OPEN') return ended(c)
    await transaction(services.db, (trx) => recoverCheckout(trx, services, row))
    return open(c, row)
  })

  app.get(cartRecoveryPath(':id'), async (c) => {
    const { services } = c.var
    const id = signedId(c, cartRecoveryPath)
    const cart = id
      ? await services.db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
    if (!cart) return ended(c)
    const { ownerType, ownerId } = cart
    const caller = buyerOf({ ownerType, ownerId })
    const made = await createCheckout(
      { ...services, caller, request: c.req.raw },
      { id: cart.id },
      { channelType: 'WEB' },
    ).catch(() => undefined)
    if (!made) return ended(c)
    await transaction(services.db, (trx) => recoverCart(trx, services, cart.id))
    return open(c, await findCheckout(services.db, made.checkoutId, undefined))
  })
}

function signedId(c: Ctx, path: (id: string) => string): string | undefined {
  const { config, clock } = c.var.services
  const id = c.req.param('id') ?? ''
  const { until, proof } = c.req.query()
  return isUuid(id) && isSigned(config, path(id), { until, proof }, clock.now()) ? id : undefined
}

async function checkoutOf(c: Ctx, path: (id: string) => string): Promise<CheckoutRow | undefined> {
  const id = signedId(c, path)
  return id ? findCheckout(c.var.services.db, id, undefined).catch(() => undefined) : undefined
}

async function ended(c: Ctx): Promise<Response> {
  const view = await viewOf(c)
  return noticePage(view, {
    title: view.t('checkout.expired'),
    text: view.t('checkout.expired-text'),
    next: { href: view.store('/cart'), label: view.t('checkout.back') },
    status: 410,
  })
}

/** The checkout's page, for whoever it belongs to. */
async function open(c: Ctx, row: CheckoutRow): Promise<Response> {
  const { db, config, clock } = c.var.services
  const page = `/_hosted/checkout/${row.id}`
  const url = new URL(page, config.publicUrl)
  const details = {
    checkoutId: row.id,
    path: page,
    ...(row.buyerLanguage ? { language: row.buyerLanguage } : {}),
  }
  const { familyId: _, ...caller } = buyerOf(row)
  const session = {
    intent: 'ecomCheckout',
    details,
    callbacks: {},
    caller: caller as ReturnType<typeof buyerOf>,
    url,
  } as const
  const { secret } = await createRedirectSession({ db, clock }, session)
  url.searchParams.set('session', secret)
  return seeOther(url.href)
}

function buyerOf({ ownerType, ownerId }: Pick<CheckoutRow, 'ownerType' | 'ownerId'>) {
  return ownerType === 'MEMBER'
    ? { type: 'MEMBER' as const, memberId: ownerId, contactId: ownerId, familyId: '' }
    : { type: 'VISITOR' as const, visitorId: ownerId, familyId: '' }
}
