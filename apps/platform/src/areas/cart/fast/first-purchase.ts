import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../base/errors.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { termsOf } from '../../../data/terms-revision/terms.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { requestedLanguage } from '../../../domain/messages/requested-language.ts'
import type { CacheProbe } from '../../../http/cache/cache-probe.ts'
import { Cacheable } from '../../../http/cache/cacheable.ts'
import { RawJson } from '../../../http/cache/raw-json.ts'
import { quantityLeft } from '../../catalog/index.ts'
import type { Context } from '../calls.ts'
import { displayConfig, quoteCart } from '../change.ts'
import { firstCartEvent } from '../events.ts'
import type { AddToCart } from '../inputs.ts'
import { chooseVariant } from '../lines/add.ts'
import { checkTexts, subscriptionOf, textsKey } from '../lines/custom-texts.ts'
import type { NewLine } from '../lines/input.ts'
import { type Item, itemOf } from '../lines/items.ts'
import { MOST_OF_ONE } from '../lines/too-many.ts'
import { type CartRow, newCart } from '../store/carts.ts'
import { cartView } from '../views/cart.ts'
import { cacheableQuote } from './cacheable-quote.ts'
import { termsOfNewVisitor } from './new-visitor-probe.ts'
import { invalidateTerms, rememberShopper } from './new-visitors.ts'
import { cachedProduct, invalidateProduct } from './product-cache.ts'
import { writeFirstCart } from './store/first-purchase.ts'
import type { CachedVariant } from './store/products.ts'

type Site = Context & Pick<Services, 'siteCache'> & { readonly cacheProbe?: CacheProbe | undefined }
type Line = Item & { readonly etag: string; readonly textsKey: string }

/**
 * Adds to the first cart of a new visitor in one statement: priced from this process's memory, and written only if all of
 * that is still so. Undefined where anything is not plain, or was no longer so: then the plain way is taken.
 */
export async function addToFirstCart(site: Site, input: AddToCart): Promise<RawJson | undefined> {
  const termsRevision = termsOfNewVisitor(site.cacheProbe)
  const { caller, config, clock } = site
  if (!termsRevision || caller.type === 'APP' || !isPlain(input) || isForeign(site)) return undefined
  const lines = await linesOf(site, input.lineItems)
  if (!lines) return undefined
  const now = clock.now()
  const owner =
    caller.type === 'MEMBER'
      ? ({ ownerType: 'MEMBER', ownerId: caller.memberId } as const)
      : ({ ownerType: 'VISITOR', ownerId: caller.visitorId } as const)
  const row = { ...newCart(owner, config.currency, now), revision: 1 }
  const cart = await price(site, { row, lines, termsRevision })
  if (!cart) return undefined
  const event = firstCartEvent(caller)
  rememberShopper(site, caller.familyId)
  const first = { row, lines, cart, termsRevision, event, familyId: caller.familyId }
  if (await writeFirstCart(site, first)) return new RawJson(['{"cart":', cart, '}'], { wrote: true })
  for (const { productId } of lines) invalidateProduct(site, productId)
  invalidateTerms(site)
  return undefined
}

interface FirstCart {
  readonly row: CartRow
  readonly lines: readonly Line[]
  readonly termsRevision: string
}

/** Prices the cart, as JSON; nothing where it was not made from products and terms alone. */
async function price(site: Site, { row, lines, termsRevision }: FirstCart): Promise<string | undefined> {
  const whole = { row, items: lines, terms: termsOf(termsRevision) }
  const now = row.createdAt
  const { quote, makeCacheable } = await cacheableQuote(site.db, whole, now, (db) =>
    quoteCart(db, whole, now),
  )
  const made = makeCacheable(cartView(displayConfig(site), row, quote))
  return made instanceof Cacheable ? JSON.stringify(made.body) : undefined
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

/** Tells a language that is not the site's own: the cart keeps it, for letters to its owner. */
function isForeign({ request, config: { locale } }: Pick<Site, 'request' | 'config'>): boolean {
  const language = requestedLanguage(request)
  return language !== undefined && chooseLanguage(language) !== chooseLanguage(locale)
}

/** Lines that are all in stock, or none at all: the plain way judges what is missing or not enough. */
async function linesOf(site: Site, wanted: readonly NewLine[]): Promise<Line[] | undefined> {
  const lines: Line[] = []
  for (const [index, { catalogReference, quantity }] of wanted.entries()) {
    const { catalogItemId: productId, options = {} } = catalogReference
    const found = variantOf(await cachedProduct(site, productId), options, index)
    if (!found) return undefined
    const { variant, etag } = found
    const left = Math.min(MOST_OF_ONE, quantityLeft(variant) ?? Number.POSITIVE_INFINITY)
    if (quantity > left || lines.some(({ variantId }) => variantId === variant.id)) return undefined
    const line = { id: randomUUID(), productId, variantId: variant.id, options, quantity, details: null }
    lines.push({ ...itemOf(line, found), etag, textsKey: textsKey(options) })
  }
  return lines
}

function variantOf(product: readonly CachedVariant[], options: Record<string, unknown>, index: number) {
  try {
    const found = chooseVariant(product, options, index)
    if (found) checkTexts(found.customTextFields, options, index)
    return found
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
