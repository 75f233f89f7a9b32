import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../base/errors.ts'
import { Lasting } from '../../../base/lasting.ts'
import { Prepared } from '../../../base/prepared.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { askedLanguage } from '../../../domain/messages/asked-language.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import type { Sight } from '../../../http/kept-answers.ts'
import { quantityLeft } from '../../catalog/stock.ts'
import { tradeOf } from '../../terms/revision/trade.ts'
import type { Context } from '../calls.ts'
import { quoteCart, shownTo } from '../change.ts'
import { newsOfFirstCart } from '../events.ts'
import type { AddToCart } from '../inputs.ts'
import { chooseVariant } from '../lines/add.ts'
import { checkTexts, subscriptionOf, textsKey } from '../lines/custom-texts.ts'
import type { NewLine } from '../lines/input.ts'
import { type Item, itemOf } from '../lines/items.ts'
import { MOST_OF_ONE } from '../lines/too-many.ts'
import { type CartRow, newCart } from '../store/carts.ts'
import { cartView } from '../views/cart.ts'
import { forgetTrade, guessNoMore, tradeOfNewcomer } from './cache-probe.ts'
import { lastingQuote } from './cacheable-quote.ts'
import { keepFirstCart } from './first-purchase-store.ts'
import { forgetShelf, type Shelved, shelfOf } from './product-cache.ts'

type Site = Context & Pick<Services, 'kept'> & { readonly sight?: Sight | undefined }
type Line = Item & { readonly mark: string; readonly textsKey: string }

/**
 * A newcomer's first purchase in one statement: priced from what this process has in memory, and written only if all of
 * that is still so. Nothing comes back where anything is not plain, or was no longer so: then it goes the long way.
 */
export async function addToFirstCart(site: Site, input: AddToCart): Promise<Prepared | undefined> {
  const tradeRevision = tradeOfNewcomer(site.sight)
  const { caller, config, clock } = site
  if (!tradeRevision || caller.type === 'APP' || !isPlain(input) || isForeign(site)) return undefined
  const lines = await linesOf(site, input.lineItems)
  if (!lines) return undefined
  const now = clock.now()
  const owner =
    caller.type === 'MEMBER'
      ? ({ ownerType: 'MEMBER', ownerId: caller.memberId } as const)
      : ({ ownerType: 'VISITOR', ownerId: caller.visitorId } as const)
  const row = { ...newCart(owner, config.currency, now), revision: 1 }
  const cart = await price(site, { row, lines, tradeRevision })
  if (!cart) return undefined
  const event = newsOfFirstCart(caller)
  guessNoMore(site, caller.familyId)
  const first = { row, lines, cart, tradeRevision, event, familyId: caller.familyId }
  if (await keepFirstCart(site, first)) return new Prepared(['{"cart":', cart, '}'], { wrote: true })
  for (const { productId } of lines) forgetShelf(site, productId)
  forgetTrade(site)
  return undefined
}

interface FirstCart {
  readonly row: CartRow
  readonly lines: readonly Line[]
  readonly tradeRevision: string
}

/** Prices the cart, as JSON; nothing where it was not made from goods and trade alone. */
async function price(site: Site, { row, lines, tradeRevision }: FirstCart): Promise<string | undefined> {
  const whole = { row, items: lines, trade: tradeOf(tradeRevision) }
  const now = row.createdAt
  const { quote, lasts } = await lastingQuote(site.db, whole, now, (db) => quoteCart(db, whole, now))
  const lasting = lasts(cartView(shownTo(site), row, quote))
  return lasting instanceof Lasting ? JSON.stringify(lasting.body) : undefined
}

function isPlain({ lineItems, customLineItems, businessLocationId }: AddToCart): boolean {
  return (
    lineItems.length > 0 &&
    customLineItems.length === 0 &&
    !businessLocationId &&
    lineItems.every(
      ({ catalogReference: { catalogItemId, options }, ...line }) =>
        isUuid(catalogItemId) &&
        !line.selectedMembership &&
        !line.catalogOverrideFields &&
        !line.extendedFields &&
        !subscriptionOf(options ?? {}),
    )
  )
}

/** Of another language than the site's own: the cart keeps it, for what is written to its owner. */
function isForeign({ request, config: { locale } }: Pick<Site, 'request' | 'config'>): boolean {
  const language = askedLanguage(request)
  return language !== undefined && chooseLanguage(language) !== chooseLanguage(locale)
}

/** Each whole and in stock, or none at all: what is missing or not enough is judged by the rows themselves. */
async function linesOf(site: Site, wanted: readonly NewLine[]): Promise<Line[] | undefined> {
  const lines: Line[] = []
  for (const [index, { catalogReference, quantity }] of wanted.entries()) {
    const { catalogItemId: productId, options = {} } = catalogReference
    const found = variantOf(await shelfOf(site, productId), options, index)
    if (!found) return undefined
    const { variant, mark } = found
    const left = Math.min(MOST_OF_ONE, quantityLeft(variant) ?? Number.POSITIVE_INFINITY)
    if (quantity > left || lines.some(({ variantId }) => variantId === variant.id)) return undefined
    const line = { id: randomUUID(), productId, variantId: variant.id, options, quantity, details: null }
    lines.push({ ...itemOf(line, found), mark, textsKey: textsKey(options) })
  }
  return lines
}

function variantOf(shelf: readonly Shelved[], options: Record<string, unknown>, index: number) {
  try {
    const found = chooseVariant(shelf, options, index)
    if (found) checkTexts(found.customTextFields, options, index)
    return found
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
