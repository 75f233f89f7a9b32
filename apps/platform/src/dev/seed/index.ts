import { noteAdded } from '../../areas/catalog/index.ts'
import { countFrom } from '../../areas/orders/index.ts'
import type { Clock } from '../../base/clock.ts'
import { defaultConfig, type PlatformConfig } from '../../data/config.ts'
import { type Db, transaction } from '../../data/database.ts'
import type { Tables } from '../../data/tables.ts'
import { catalogRows } from './catalog/index.ts'
import { manyProducts } from './catalog/many.ts'
import { openingRows } from './catalog/opening-rows.ts'
import { communityRows } from './community/index.ts'
import { contentRows } from './content/index.ts'
import { idOf } from './id-of.ts'
import { type Inserted, insertAll } from './insert.ts'
import { offerRows } from './offers/index.ts'
import { boughtCoupons, couponRows } from './people/coupons.ts'
import { memberRows, staffRows } from './people/index.ts'
import { loyaltyRows } from './people/loyalty.ts'
import { type PlannedOrder, planOrders } from './people/order-plan.ts'
import { seedOrders } from './people/orders.ts'
import { reviewRows } from './people/reviews.ts'
import { wishlistRows } from './people/wishlists.ts'
import { termsRows } from './terms/index.ts'
import type { Rows } from './translations/entities.ts'
import { translationRows } from './translations/index.ts'

export interface SeedOptions {
  readonly size: 'small' | 'full'
  readonly clock: Clock
  /** Orders keep the addresses of their pictures; by default those of the usual one. */
  readonly config?: PlatformConfig | undefined
  /** At least so many products; what the range lacks is made up from it. */
  readonly products?: number
  readonly progress?: (done: number, of: number) => void
}

/** Every row of a new store, in the order in which they may be inserted. The same for the same moment. */
export function seedRows({ size, clock, config }: Pick<SeedOptions, 'size' | 'clock' | 'config'>): Rows {
  const now = clock.now()
  const members = memberRows(size === 'full' ? 60 : 3, now)
  const catalog = catalogRows(size, now)
  const terms = termsRows(now)
  // A test's site begins without orders: what it finds there it has placed.
  const planned = size === 'full' ? planOrders(members, now) : []
  const bought = size === 'full' ? boughtCoupons(members, now, planned) : []
  const couponOf = ({ orderId }: PlannedOrder) => bought.find((each) => each.orderId === orderId)?.coupon
  const { orders, purchases, payments, refunds, fulfillments, invoices, contracts } = seedOrders(
    planned,
    { ...catalog, ...terms },
    couponOf,
    config,
  )
  const orderChanges = orders.map(({ id }) => ({ id: idOf('order change', id), orderId: id }))
  const customerChanges = orders.map(({ id }) => ({ id: idOf('customer change', id), orderId: id }))
  const moved = {
    orderChanges,
    customerChanges,
    orderPayments: payments,
    orderRefunds: refunds,
    fulfillments,
    invoices,
  }
  const points = loyaltyRows({ members, purchases, bought, size, now })
  const { coupons, ...spent } = couponRows(bought)
  const staff = staffRows(now)
  const community = size === 'full' ? communityRows(members, config ?? defaultConfig(), now) : { members }
  const all = [...community.members, ...staff.members]
  const everybody = { members: all, staffUsers: staff.staffUsers, ...customersOf(all) }
  const rows: Rows = {
    ...{
      ...catalog,
      stockLog: openingRows(catalog.variants, now, terms.businessLocations[0]?.id),
      ...terms,
      coupons: [...terms.coupons, ...coupons],
    },
    ...{ subscriptionContracts: contracts },
    ...(size === 'full' && {
      ...contentRows(now),
      ...reviewRows(members, catalog.products, now),
      ...wishlistRows(members, catalog.products, now),
    }),
    ...{ ...community, ...everybody, orders, ...moved, ...points, ...spent, ...offerRows(now) },
  }
  return { ...rows, translations: translationRows(rows, now) }
}

/** Customers of members, known by their address where it is proven. */
function customersOf(members: readonly Inserted<'members'>[]) {
  return {
    customers: members.map(({ id, contactId, createdAt }) => ({
      ...{ id: contactId, memberId: id, createdAt, updatedAt: createdAt },
    })),
    customerEmails: members
      .filter(({ loginEmailVerified }) => loginEmailVerified)
      .map(({ loginEmail, contactId }) => ({ email: loginEmail.toLowerCase(), customerId: contactId })),
  }
}

/** Fills an empty, migrated site: all of the store or nothing. */
export async function seedSite(db: Db, options: SeedOptions): Promise<void> {
  // Made beforehand: on a busy machine it takes longer than a transaction may stand idle.
  const rows = seedRows(options)
  await transaction(db, async (trx) => {
    for (const table of Object.keys(rows) as (keyof Tables)[]) await insertAll(trx, table, rows[table] ?? [])
    // Servers that run already look here for what is new.
    await noteAdded(
      trx,
      (rows.products ?? []).map(({ id }) => id),
    )
    await countFrom(trx, 'invoice', rows.invoices?.length ?? 0)
    // Named after what it stands for: servers keep trade in memory by this.
    const revision = idOf('trade', JSON.stringify(termsRows(options.clock.now())))
    await trx.updateTable('tradeRevision').set({ revision }).where('id', '=', 1).execute()
  })
  if (options.products) await manyProducts(db, { ...options, products: options.products })
}
