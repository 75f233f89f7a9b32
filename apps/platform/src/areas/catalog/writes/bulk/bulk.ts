import Big from 'big.js'
import type { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { type BulkResult, inBulk } from '../../../../base/input/bulk.ts'
import { fractionDigits } from '../../../../domain/money/money.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Adjust, BulkAdjust, BulkSet } from '../input.ts'
import type { Around } from '../products/change-product.ts'
import { refuseLessThanDiscount, toMinor, withValues } from '../products/prices.ts'
import { productNotFound } from '../products/products.ts'
import { saveValues } from '../products/save-values.ts'
import { lockValues, type ProductValues } from '../products/store/values.ts'
import { namesOf } from '../shared/named.ts'

type Change = (product: ProductValues) => ProductValues

/** Each for itself, all in one edit: what cannot be changed is told, and the others are. */
export async function changeMany(
  edit: Edit,
  ids: readonly string[],
  change: Change,
): Promise<Omit<BulkResult<never>, never>> {
  const known = await lockValues(edit.trx, ids)
  const wanted = new Map<string, { before: ProductValues; after: ProductValues }>()
  const outcome = await inBulk(
    ids,
    (id) => id,
    async (id) => {
      const before = known.get(id.toLowerCase())
      if (!before) throw productNotFound(id)
      // Named twice it is changed once.
      if (!wanted.has(before.id)) wanted.set(before.id, { before, after: change(before) })
    },
  )
  await saveValues(edit, [...wanted.values()])
  return { ...outcome, results: outcome.results.map(({ itemMetadata }) => ({ itemMetadata })) }
}

/** One thing for all of them. A brand or a ribbon that is not there yet is made. */
export async function settingOf(edit: Edit, set: z.output<typeof BulkSet>): Promise<Change> {
  const { ribbon, brand } = set
  return setting(set, {
    currency: edit.context.config.currency,
    ...(await namesOf(edit, { ribbon, brand })),
  })
}

/** The same, with brand and ribbon at hand. */
export function setting({ price, cost, weight, visible }: z.output<typeof BulkSet>, around: Around): Change {
  const { currency, brandId, ribbonId } = around
  const named = { ...(brandId !== undefined && { brandId }), ...(ribbonId !== undefined && { ribbonId }) }
  return (product) =>
    notBelowDiscount(
      product,
      withValues(
        { ...product, ...named, ...(visible !== undefined && { visible }) },
        {
          ...(price !== undefined && { priceMinor: toMinor(price, currency, 'set.price') }),
          ...(cost !== undefined && {
            costMinor: cost === null ? null : toMinor(cost, currency, 'set.cost'),
          }),
          ...(weight !== undefined && { weight }),
        },
      ),
      { currency, field: 'set.price' },
    )
}

/** The product as it is wanted, unless a price that changes would be less than its discount takes off. */
function notBelowDiscount(
  before: ProductValues,
  after: ProductValues,
  { currency, field }: { readonly currency: string; readonly field: string },
): ProductValues {
  const changed = [before, ...before.variants].flatMap(({ priceMinor }, place) => {
    const next = [after, ...after.variants][place]?.priceMinor
    return next === undefined || next === priceMinor ? [] : [next]
  })
  for (const price of changed) refuseLessThanDiscount(price, after, currency, field)
  return after
}

const columns = { price: 'priceMinor', cost: 'costMinor', weight: 'weight' } as const

/** Price, cost or weight, of the product and of every variant that has its own (wire §3.9). */
export function adjusting(adjust: BulkAdjust, currency: string): Change {
  const [name = 'price'] = (['price', 'cost', 'weight'] as const).filter((each) => adjust[each])
  const how = adjust[name] as Adjust
  const column = columns[name]
  const next = name === 'weight' ? weightBy(how) : moneyBy(how, currency, `adjust.${name}.amount`)
  const adjusted = (value: number) => {
    const after = next(value)
    if (after < 0)
      throw applicationError(400, 'NEGATIVE_VALUE', `The ${name} would be below 0.`, { field: name })
    if (after > MOST)
      throw applicationError(400, 'VALUE_TOO_LARGE', `The ${name} would exceed the maximum.`, {
        field: name,
      })
    return after
  }
  return (product) => {
    if (product[column] === null)
      throw applicationError(400, 'NOTHING_TO_ADJUST', `It has no ${name} to adjust.`, {
        field: name,
      })
    const variants = product.variants.map((variant) => {
      const value = variant[column]
      return value === null ? variant : { ...variant, [column]: adjusted(value) }
    })
    const after = { ...product, variants, [column]: adjusted(product[column]) }
    return notBelowDiscount(product, after, { currency, field: `adjust.${name}` })
  }
}

/** Largest values: of money the minor units of what the wire allows, of weights far more than anything weighs. */
const MOST = 999_999_999_990

function moneyBy({ amount, percentage }: Adjust, currency: string, field: string) {
  if (amount !== undefined) {
    const by = toMinor(amount, currency, field)
    return (minor: number) => minor + by
  }
  // Rounded to whole dollars, not to whole cents.
  const unit = percentage?.roundToInt ? 10 ** fractionDigits(currency) : 1
  return (minor: number) =>
    scaled(minor, percentage?.rate ?? 0)
      .div(unit)
      .round(0, Big.roundHalfUp)
      .times(unit)
      .toNumber()
}

function weightBy({ amount, percentage }: Adjust) {
  if (amount !== undefined) return (weight: number) => new Big(weight).plus(amount).round(2).toNumber()
  const places = percentage?.roundToInt ? 0 : 2
  return (weight: number) =>
    scaled(weight, percentage?.rate ?? 0)
      .round(places, Big.roundHalfUp)
      .toNumber()
}

const scaled = (value: number, rate: number) => new Big(value).times(new Big(100).plus(rate)).div(100)
