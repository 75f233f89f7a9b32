import { violations } from '../../base/errors.ts'
import { type Db, transaction } from '../../data/database.ts'
import { type CartCaller, cartById, type Owner, ownerOf, type Target } from '../cart/index.ts'
import { findLoginEmail } from '../checkout/index.ts'
import type { Context } from './change.ts'
import { emitUpdated } from './events.ts'
import type { NewCartFields } from './input/cart.ts'
import { cartOnly, pricePurchase } from './purchase/quote.ts'
import { claimCheckout } from './purchase/store.ts'
import { cartView } from './views/cart.ts'

type Told = NewCartFields['customerInfo']

/** Target of a call by id. An open cart becomes the shopper's who reaches it first (Cart V2 §2.4). */
export async function reach(context: Context, id: string): Promise<Target> {
  const { caller } = context
  const target = cartById(caller, id)
  if (caller.type !== 'APP') await claim(context, id, ownerOf(caller))
  return target
}

function claim({ db, clock, config, caller }: Context, id: string, owner: Owner): Promise<void> {
  return transaction(db, async (trx) => {
    const date = clock.now()
    const row = await claimCheckout(trx, id, { ...owner, updatedAt: date })
    if (!row) return
    const priced = await pricePurchase(trx, config, row, date, cartOnly(row))
    await emitUpdated(trx, cartView(config, priced, { current: false }), { row, date, caller })
  })
}

/** Owner that an app names for a cart; undefined where it names none. Shoppers make carts of their own alone. */
export async function namedOwner(db: Db, caller: CartCaller, told: Told): Promise<Owner | undefined> {
  const { visitorId, memberId, openAccess } = told ?? {}
  const named = Object.entries({ visitorId, memberId, openAccess }).filter(([, value]) => value)
  const [first, second] = named.map(([name]) => `cart.customerInfo.${name}`)
  if (!first) return undefined
  if (caller.type !== 'APP') throw refused(first, 'Only an app says whose cart it makes. Leave it out.')
  if (second) throw refused(second, 'A cart has one owner. Name one, or openAccess alone.')
  if (visitorId) return { ownerType: 'VISITOR', ownerId: visitorId }
  if (!memberId) return undefined
  if (!(await findLoginEmail(db, memberId)))
    throw refused(first, 'This member is unknown. Send the id of a member.')
  return { ownerType: 'MEMBER', ownerId: memberId }
}

const refused = (field: string, description: string) =>
  violations([{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
