import { randomUUID } from 'node:crypto'
import { markChanged } from '../../areas/catalog/index.ts'
import { type Db, jsonb, transaction } from '../../data/database.ts'
import { openingRows } from '../seed/catalog/opening-rows.ts'

export interface StockedProduct {
  readonly productId: string
  readonly variantId: string
}

/** A product with one variant, for tests that need just that. */
export async function stockProduct(
  db: Db,
  options: { readonly name?: string; readonly priceMinor?: number; readonly quantity?: number | null } = {},
): Promise<StockedProduct> {
  const { name = 'Lamp', priceMinor = 2500, quantity = 10 } = options
  const [productId, variantId] = [randomUUID(), randomUUID()]
  const date = new Date('2026-01-01T00:00:00Z')
  const counted = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('products')
    .values({
      id: productId,
      numericId: Number(counted.n) + 1,
      slug: `lamp-${productId}`,
      name,
      nameKey: name.toLowerCase(),
      visible: true,
      productType: 'physical',
      description: '<p>Gives light.</p>',
      sku: null,
      weight: 1,
      priceMinor,
      costMinor: null,
      discountType: 'NONE',
      discountValue: 0,
      saleMinor: priceMinor,
      brandId: null,
      ribbonId: null,
      pricePerUnit: null,
      options: jsonb([]),
      media: jsonb([]),
      infoSections: jsonb([]),
      customTextFields: jsonb([]),
      digitalFile: null,
      giftCard: false,
      manageVariants: false,
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .execute()
  await db
    .insertInto('variants')
    .values({
      id: variantId,
      productId,
      position: 0,
      choices: jsonb({}),
      sku: 'LAMP',
      priceMinor,
      saleMinor: priceMinor,
      costMinor: null,
      weight: null,
      visible: true,
      trackQuantity: quantity !== null,
      quantity,
      inStock: quantity !== 0,
    })
    .execute()
  const opening = openingRows(
    [{ id: variantId, productId, trackQuantity: quantity !== null, quantity }],
    date,
  )
  if (opening.length) await db.insertInto('stockLog').values(opening).execute()
  await transaction(db, (trx) => markChanged(trx, [productId]))
  return { productId, variantId }
}

/** Delivery, tax, coupons and a running program: everything an order touches. */
export async function furnishShop(db: Db): Promise<void> {
  await db
    .insertInto('shippingOptions')
    .values({
      id: randomUUID(),
      carrierId: randomUUID(),
      code: 'standard',
      title: 'Standard',
      kind: 'SHIPPING',
      countries: jsonb(['US']),
      priceMinor: 500,
      freeFromMinor: null,
      deliveryTime: '3 days',
      instructions: null,
      pickupAddress: null,
      position: 0,
    })
    .execute()
  await db
    .insertInto('taxRates')
    .values({ id: randomUUID(), country: 'US', subdivision: 'US-CA', name: 'California', rate: '0.1' })
    .execute()
  const plain = {
    minimumSubtotalMinor: 0,
    startsAt: null,
    expiresAt: null,
    active: true,
    used: 0,
    amountMinor: null,
  }
  await db
    .insertInto('coupons')
    .values([
      {
        ...plain,
        id: randomUUID(),
        code: 'TENTH',
        codeKey: 'TENTH',
        name: 'A tenth',
        kind: 'PERCENT',
        percent: 10,
        usageLimit: null,
      },
      {
        ...plain,
        id: randomUUID(),
        code: 'ONCE',
        codeKey: 'ONCE',
        name: 'Once',
        kind: 'PERCENT',
        percent: 10,
        usageLimit: 1,
      },
      {
        ...plain,
        id: randomUUID(),
        code: 'OLD',
        codeKey: 'OLD',
        name: 'Old',
        kind: 'PERCENT',
        percent: 10,
        usageLimit: null,
        expiresAt: new Date('2020-01-01'),
      },
      {
        ...plain,
        id: randomUUID(),
        code: 'SHIPFREE',
        codeKey: 'SHIPFREE',
        name: 'Free delivery',
        kind: 'FREE_SHIPPING',
        percent: null,
        usageLimit: null,
      },
    ])
    .execute()
  await db
    .insertInto('loyaltyProgram')
    .values({ id: 1, name: 'Circle', description: '', pointName: 'Points', status: 'ACTIVE', revision: 1 })
    .execute()
  await db
    .insertInto('loyaltyEarningRules')
    .values({
      id: randomUUID(),
      title: 'Buy',
      triggerActivityType: 'PURCHASE',
      status: 'ACTIVE',
      moneyMinor: 100,
      points: 1,
      revision: 1,
    })
    .execute()
  await db
    .insertInto('loyaltyTiers')
    .values({ id: randomUUID(), name: 'Silver', description: '', requiredPoints: 40, revision: 1 })
    .execute()
  await db
    .insertInto('loyaltyTierSettings')
    .values({ id: 1, status: 'ACTIVE', durationInMonths: null, revision: 1 })
    .execute()
}
