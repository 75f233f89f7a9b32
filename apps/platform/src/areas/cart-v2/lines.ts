import { isPrivileged } from '../../base/caller-type.ts'
import { violations } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import {
  findVariant,
  MOST_LINES,
  MOST_OF_ONE,
  type NewLine,
  putIn,
  putLine,
  type RequestedLine,
  readItems,
  removeLines,
  storePictures,
  textsKey,
} from '../cart/index.ts'
import { quantityLeft } from '../catalog/index.ts'
import { addToLines } from '../checkout/index.ts'
import type { Changes, Context } from './change.ts'
import { refuseBadItems } from './custom-items.ts'
import * as errors from './errors.ts'
import type { MembershipInput } from './input/fields.ts'
import type { CatalogItem, CustomItem, LineItemUpdate } from './input/lines.ts'
import { atSentPaths, toV1, type WantedLines } from './input/to-v1.ts'
import type { Purchase } from './purchase/find.ts'
import type { Priced } from './purchase/quote.ts'

interface Given {
  readonly catalogItems: readonly CatalogItem[]
  readonly customItems: readonly CustomItem[]
}

/** Checks that the caller may send these lines, and stores their pictures: before a transaction, since some lie elsewhere. */
export async function wantedLines(context: Context, given: Given): Promise<WantedLines> {
  onlyForMerchants(context, given)
  refuseFuturePlans(given.catalogItems.map(({ membershipPayment }) => membershipPayment))
  refuseBadItems(given.customItems)
  return atSentPaths(() => storePictures(context, toV1(given)))
}

/** Refuses prices from anybody but the merchant, at the paths of this version. */
function onlyForMerchants({ caller }: Pick<Context, 'caller'>, { catalogItems, customItems }: Given): void {
  if (isPrivileged(caller)) return
  const named = [
    ...(customItems.length ? ['customItems'] : []),
    ...catalogItems.flatMap(({ catalogOverrideFields }, index) =>
      catalogOverrideFields ? [`catalogItems[${index}].catalogOverrideFields`] : [],
    ),
  ]
  if (named.length)
    throw violations(
      named.map((field) => ({
        field,
        description: 'is for merchants only. Remove it, or send it from a server with the API key',
        violatedRule: 'FIELD_NOT_ALLOWED' as const,
      })),
    )
}

/** Refuses plans that are bought with a line: the store sells none. */
function refuseFuturePlans(payments: readonly (MembershipInput | null | undefined)[]): void {
  const plans = payments.flatMap((payment) => payment?.futureMembership?.lineItemId ?? [])
  if (plans.length) throw errors.noPlanLine(plans)
}

/** Adds by the rules of V1's lines; but what cannot be had is refused whole, and nothing is lowered. */
export async function addTo(
  trx: Trx,
  { config }: Pick<Context, 'config'>,
  { cart, row }: Purchase,
  wanted: WantedLines,
  date: Date,
): Promise<Changes> {
  const added = await refuseMissing(trx, row.lines, wanted.lineItems)
  const count = row.lines.length + added + wanted.customLineItems.length
  if (count > MOST_LINES) throw errors.tooManyLines(count, MOST_LINES)
  return atSentPaths(async () => {
    if (cart) {
      await putIn(trx, config, { ...cart, lines: row.lines }, wanted)
      return {}
    }
    return { lines: await addToLines(trx, row.lines, wanted, { config, currency: row.currency, date }) }
  })
}

type Short = Parameters<typeof errors.notEnough>[0][number]

const keyOf = (variantId: string, options: RequestedLine['options']) => `${variantId} ${textsKey(options)}`

/** Quantities by item, which may stand on several lines. */
function askedOf(lines: Iterable<Pick<RequestedLine, 'variantId' | 'quantity'>>): Map<string, number> {
  const asked = new Map<string, number>()
  for (const { variantId, quantity } of lines) asked.set(variantId, (asked.get(variantId) ?? 0) + quantity)
  return asked
}

/** Refuses what cannot be had; answers how many lines are new. */
async function refuseMissing(
  trx: Trx,
  present: readonly RequestedLine[],
  wanted: readonly NewLine[],
): Promise<number> {
  const unknown: NewLine[] = []
  const short: Short[] = []
  const asked = askedOf(present)
  const onLine = new Map(present.map((line) => [keyOf(line.variantId, line.options), line.quantity]))
  const before = onLine.size
  for (const [index, line] of wanted.entries()) {
    const { catalogReference, quantity } = line
    const { catalogItemId, options = {} } = catalogReference
    const variant = await atSentPaths(() => findVariant(trx, catalogItemId, options, index))
    if (!variant) {
      unknown.push(line)
      continue
    }
    const key = keyOf(variant.id, options)
    const together = (onLine.get(key) ?? 0) + quantity
    if (together > MOST_OF_ONE) throw tooManyOfOne(index)
    onLine.set(key, together)
    const requestedQuantity = (asked.get(variant.id) ?? 0) + quantity
    asked.set(variant.id, requestedQuantity)
    const left = quantityLeft(variant)
    if (left !== undefined && requestedQuantity > left)
      short.push({ id: { catalogReference }, requestedQuantity, availableQuantity: left })
  }
  if (unknown.length) throw errors.notInCatalog(unknown.map(({ catalogReference }) => ({ catalogReference })))
  if (short.length) throw errors.notEnough(short)
  return onLine.size - before
}

function tooManyOfOne(index: number) {
  return violations([
    {
      field: `catalogItems[${index}].quantity`,
      description: `must not bring the line above ${MOST_OF_ONE}`,
      violatedRule: 'MAX',
      data: { threshold: MOST_OF_ONE },
    },
  ])
}

export async function removeFrom(
  trx: Trx,
  { cart, row }: Purchase,
  lineItemIds: readonly string[],
): Promise<Changes> {
  const unknown = lineItemIds.filter((id) => !row.lines.some((line) => line.id === id))
  if (unknown.length) throw errors.noSuchLines(unknown)
  if (!cart) return { lines: row.lines.filter(({ id }) => !lineItemIds.includes(id)) }
  await removeLines(trx, cart.id, lineItemIds)
  return {}
}

export async function updateIn(
  trx: Trx,
  { cart, row }: Purchase,
  updates: readonly LineItemUpdate[],
): Promise<Changes> {
  const changed = await changedLines(trx, row.lines, updates)
  if (!cart) return { lines: row.lines.map((line) => changed.get(line.id) ?? line) }
  for (const line of changed.values()) await putLine(trx, cart.id, line)
  return {}
}

async function changedLines(
  trx: Trx,
  lines: readonly RequestedLine[],
  updates: readonly LineItemUpdate[],
): Promise<Map<string, RequestedLine>> {
  const ids = updates.map(({ lineItemId }) => lineItemId)
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (doubled.length) throw errors.doubledUpdates([...new Set(doubled)])
  const empty = updates.filter(
    (each) => !each.quantity && !each.membershipPayment && !each.selectedMembership,
  )
  if (empty.length) throw errors.emptyUpdates(empty.map(({ lineItemId }) => lineItemId))
  refuseFuturePlans(updates.map(({ membershipPayment }) => membershipPayment))
  const unknown = ids.filter((id) => !lines.some((line) => line.id === id))
  if (unknown.length) throw errors.noSuchLines(unknown)
  const items = await readItems(trx, lines)
  const wanted = new Map(updates.map(({ lineItemId, quantity }) => [lineItemId, quantity?.newQuantity]))
  const asked = askedOf(lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity })))
  const changed = new Map<string, RequestedLine>()
  const short: Short[] = []
  for (const update of updates) {
    const item = items.find(({ id }) => id === update.lineItemId)
    if (!item) continue
    const { id, productId, variantId, options, details } = item
    const quantity = update.quantity?.newQuantity ?? item.quantity
    const isFixed = details?.custom?.fixedQuantity ?? details?.overrides?.fixedQuantity
    if (isFixed && quantity !== item.quantity) throw errors.fixedQuantity(id)
    if (update.quantity && item.status === 'NOT_FOUND') throw errors.notInCatalog([{ lineItemId: id }])
    // A line may be lowered while others of the same item still ask for more than there is.
    const least = quantity > item.quantity ? (asked.get(variantId) ?? quantity) : quantity
    if (update.quantity && item.left !== undefined && least > item.left)
      short.push({ id: { lineItemId: id }, requestedQuantity: least, availableQuantity: item.left })
    const line = { id, productId, variantId, options, quantity, details }
    changed.set(id, { ...line, details: withMembership(line, update) })
  }
  if (short.length) throw errors.notEnough(short)
  return changed
}

function withMembership({ details }: RequestedLine, update: LineItemUpdate): RequestedLine['details'] {
  const { membershipPayment, selectedMembership } = update
  const existing = membershipPayment?.existingMembership
  const chosen = existing
    ? { id: existing.membershipId, appId: existing.appId }
    : selectedMembership?.newMembership
  return chosen ? { ...details, selectedMembership: chosen } : details
}

/** A plan that was named must pay for its lines. */
export function refuseBadMemberships({ quote }: Priced, named: boolean): void {
  const refused = named ? quote.memberships.refused : []
  if (refused.length === 0) return
  const items = refused.flatMap(({ id, appId, lineItemIds }) =>
    lineItemIds.map((lineItemId) => ({ lineItemId, id, appId })),
  )
  throw errors.badMembership(items)
}
