import { randomUUID } from 'node:crypto'
import { CatalogReference, DateTime, Guid } from '@galleria/platform-client/entities/common'
import { BackInStockRequestStatus } from '@galleria/platform-client/enums'
import { backInStockRequestCreated } from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/catalog/back-in-stock'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { english } from '../../../domain/messages/languages.ts'
import { requestedLanguage } from '../../../domain/messages/requested-language.ts'
import type { Caller } from '../../../http/caller.ts'
import { type App, operation } from '../../../http/route.ts'
import { findMember, readerOf } from '../../members/index.ts'
import { quantityLeft } from '../stock.ts'
import { findProduct, type ProductRow, type VariantRow } from '../store/products.ts'
import { ownRequestRoutes } from './own-routes.ts'
import { addressKey, findOpenRequest, giveToMember, insertRequest, keepBeyondWish } from './store.ts'
import { type RequestRow, view } from './view.ts'

const Body = z.object({
  request: z.object({
    catalogReference: z.object({
      catalogItemId: z.string(),
      appId: z.string(),
      options: z.object({ variantId: z.string().optional() }).loose().optional(),
    }),
    email: z.email().max(254),
  }),
})

const Answer = z.object({
  request: z.object({
    id: Guid,
    catalogReference: CatalogReference,
    status: BackInStockRequestStatus,
    createdDate: DateTime,
  }),
})

/** An extension: the wire names the entity and its events, not its calls. */
export function backInStockRoutes(app: App): void {
  operation(
    app,
    operations.createBackInStockRequest,
    { body: Body, answer: Answer },
    async ({ db, clock, caller, request: http, input: { request } }) => {
      const { catalogItemId, appId, options } = request.catalogReference
      const product = isUuid(catalogItemId) ? await findProduct(db, { id: catalogItemId }) : undefined
      const variant = product?.visible ? variantOf(product, options?.variantId) : undefined
      if (!product || !variant) throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found.')
      if (quantityLeft(variant) !== 0)
        throw applicationError(428, 'ITEM_AVAILABLE', 'This product is in stock. No request is needed.')
      const own = caller.type === 'MEMBER' ? await findMember(db, caller.memberId) : undefined
      // Reveal nothing about an address that belongs to somebody else.
      const isOwn = own !== undefined && own.emailKey === emailKey(request.email)
      if (isOwn && (await readerOf(db, 'backInStock', request))?.refuses)
        throw applicationError(
          428,
          'LETTER_REFUSED',
          'Back-in-stock emails are turned off. Turn them on in the communication preferences first.',
        )
      const language = requestedLanguage(http) ?? own?.identityProfile?.language ?? english.code
      const row = await transaction(db, (trx) =>
        saveRequest(trx, {
          product,
          variant,
          appId,
          email: request.email,
          language,
          date: clock.now(),
          caller,
          isOwn,
        }),
      )
      return { request: view(row, appId) }
    },
  )
  ownRequestRoutes(app)
}

/** The variant that is meant; of a product without options, its only one. */
function variantOf({ variants }: ProductRow, variantId: string | undefined): VariantRow | undefined {
  const sold = variants.filter((variant) => variant.visible)
  if (variantId) return sold.find((variant) => variant.id === variantId)
  if (sold.length > 1)
    throw violations([
      {
        field: 'request.catalogReference.options.variantId',
        description: 'is required because the product has several variants',
        violatedRule: 'REQUIRED_FIELD',
      },
    ])
  return sold[0]
}

interface Submission {
  readonly product: ProductRow
  readonly variant: VariantRow
  readonly appId: string
  readonly email: string
  readonly language: string
  readonly date: Date
  readonly caller: Caller
  /** The address is that of the member who asks. */
  readonly isOwn: boolean
}

/** Answers an open request again. One of nobody's becomes that of the member whose address it has. */
async function saveRequest(
  trx: Trx,
  { product, variant, appId, email, language, date, caller, isOwn }: Submission,
): Promise<RequestRow> {
  const emailKey = addressKey(email)
  const added = await insertRequest(trx, {
    id: randomUUID(),
    productId: product.id,
    variantId: variant.id,
    email,
    emailKey,
    language,
    status: 'RECEIVED',
    memberId: caller.type === 'MEMBER' ? caller.memberId : null,
    visitorId: caller.type === 'VISITOR' ? caller.visitorId : null,
    createdAt: date,
    updatedAt: date,
  })
  if (added) {
    const entity = view(added, appId)
    await emit(trx, backInStockRequestCreated, { entityId: added.id, date, caller, entity })
    return added
  }
  const open = { variantId: variant.id, emailKey }
  await keepBeyondWish(trx, open)
  if (isOwn && caller.type === 'MEMBER') await giveToMember(trx, open, caller.memberId)
  return findOpenRequest(trx, open)
}
