import { z } from 'zod'
import { CouponCode, lineFields } from '../../cart/index.ts'

/** Content of a template's checkouts; lines may have the merchant's own prices. */
export const TemplateDocument = z.object({ ...lineFields(300), couponCode: CouponCode.nullish() })
export type TemplateDocument = z.output<typeof TemplateDocument>

const Status = z.enum(['ACTIVE', 'INACTIVE'])
const Id = z.string().min(1).max(100)

export const CreateTemplate = z.object({
  checkoutTemplate: TemplateDocument.extend({ status: Status.default('ACTIVE') }).refine(
    ({ lineItems, customLineItems }) => lineItems.length + customLineItems.length > 0,
    { error: 'must not be empty', path: ['lineItems'], params: { violatedRule: 'REQUIRED_FIELD' } },
  ),
})
export const OneTemplate = z.object({ checkoutTemplateId: Id })
export const UpdateTemplate = z.object({
  checkoutTemplate: z.object({
    id: Id,
    status: Status.optional(),
    lineItems: TemplateDocument.shape.lineItems.unwrap().optional(),
    customLineItems: TemplateDocument.shape.customLineItems.unwrap().optional(),
    couponCode: CouponCode.nullish(),
    revision: z.string().regex(/^\d+$/, { error: 'must be a whole number such as 12' }),
  }),
})
export const QueryTemplates = z.object({
  query: z.object({ filter: z.object({ status: Status.optional() }).optional() }).default({}),
})
