import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { isPrivileged } from '../../../base/caller-type.ts'
import { violations } from '../../../base/errors.ts'
import { decimal } from '../../../base/input/decimal.ts'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import { ExtendedFields } from '../../../base/input/wire-parts.ts'
import type { CartCaller } from '../owner.ts'
import { CatalogOverrides } from './catalog-overrides.ts'
import { CustomLineItem } from './custom-line.ts'

/** Wire §4.2: whole, 1 to 100,000. */
export const Quantity = z
  .number()
  .min(1)
  .max(100_000)
  .refine(Number.isInteger, {
    error: 'must be a whole number',
    params: { violatedRule: 'DECIMAL_MAX_SCALE', data: { threshold: 0 } },
  })

/** Line in a request; other fields of a LineItem belong to the platform and are ignored (wire §4.2). */
export const NewLine = z.object({
  catalogReference: z.object({
    catalogItemId: z.string().min(1).max(36),
    appId: z.literal(STORES_APP_ID),
    options: z.record(z.string(), z.unknown()).optional(),
  }),
  quantity: Quantity,
  selectedMembership: z.object({ id: z.string().min(1).max(100), appId: z.guid() }).nullish(),
  catalogOverrideFields: CatalogOverrides.nullish(),
  extendedFields: ExtendedFields.nullish(),
})
export type NewLine = z.output<typeof NewLine>

export const MerchantDiscount = z
  .object({
    amount: decimal().nullish(),
    percentage: z.number().min(0.01).max(100).nullish(),
    lineItemIds: z.array(z.guid()).max(300).nullish(),
  })
  .superRefine(exactlyOneOf('amount', 'percentage'))

/** Body fields shared by both ways of adding lines to a cart. */
export const lineFields = (most: number) => ({
  lineItems: z.array(NewLine).max(most).default([]),
  customLineItems: z.array(CustomLineItem).max(most).default([]),
})

interface Priced {
  readonly lineItems: readonly NewLine[]
  readonly customLineItems: readonly CustomLineItem[]
  readonly merchantDiscounts?: readonly unknown[] | null | undefined
}

/** Refuses prices from anybody but the merchant, known by the owner's key or a program's own token. */
export function onlyForMerchants(caller: CartCaller, input: Priced): void {
  if (isPrivileged(caller)) return
  const named = [
    ...(input.customLineItems.length ? ['customLineItems'] : []),
    ...(input.merchantDiscounts?.length ? ['merchantDiscounts'] : []),
    ...input.lineItems.flatMap(({ catalogOverrideFields }, index) =>
      catalogOverrideFields ? [`lineItems[${index}].catalogOverrideFields`] : [],
    ),
  ]
  if (named.length)
    throw violations(
      named.map((field) => ({
        field,
        description: 'is for merchants only. Remove it, or send it from a server with the API key',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}
