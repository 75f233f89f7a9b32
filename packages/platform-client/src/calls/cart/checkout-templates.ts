import { defineCall, z } from '@galleria/platform-client'
import { CheckoutTemplate } from '../../entities/checkout/template.ts'
import * as operations from '../../operations/cart/checkout-templates.ts'
import { Checkout } from '../../schemas/checkout.ts'
import type { CustomLineItemInput, LineItemInput } from './cart.ts'

export type { CheckoutTemplate } from '../../entities/checkout/template.ts'

const TemplateResponse = () => z.object({ checkoutTemplate: CheckoutTemplate })
type Answer = { checkoutTemplate: CheckoutTemplate }

/** Content of a template's checkout, in the shapes of a cart's calls. */
export interface CheckoutTemplateInput {
  readonly lineItems?: readonly (LineItemInput & {
    /** The merchant's price instead of the catalog's, decimal. */
    readonly catalogOverrideFields?: { readonly price?: string }
  })[]
  readonly customLineItems?: readonly CustomLineItemInput[]
  readonly couponCode?: string | null
  /** ACTIVE or INACTIVE. */
  readonly status?: string
}

/** Goods that a link or a button sells. For the owner; not in the wire reference, as all calls here: it names the events alone. */
export const createCheckoutTemplate = /* @__PURE__ */ defineCall<
  { checkoutTemplate: CheckoutTemplateInput },
  Answer
>(operations.createCheckoutTemplate, TemplateResponse)

/** 404 `CHECKOUT_TEMPLATE_NOT_FOUND`. */
export const getCheckoutTemplate = /* @__PURE__ */ defineCall<{ checkoutTemplateId: string }, Answer>(
  operations.getCheckoutTemplate,
  TemplateResponse,
)

/** The newest hundred. */
export const queryCheckoutTemplates = /* @__PURE__ */ defineCall<
  { query?: { readonly filter?: { readonly status?: string } } },
  { checkoutTemplates: CheckoutTemplate[] }
>(operations.queryCheckoutTemplates, () => z.object({ checkoutTemplates: z.array(CheckoutTemplate) }), {
  repeatable: true,
})

/** 409 `REVISION_MISMATCH` where somebody else changed it meanwhile. */
export const updateCheckoutTemplate = /* @__PURE__ */ defineCall<
  { checkoutTemplate: CheckoutTemplateInput & { readonly id: string; readonly revision: string } },
  Answer
>(operations.updateCheckoutTemplate, TemplateResponse)

/** Checkouts that were made from it stay. */
export const deleteCheckoutTemplate = /* @__PURE__ */ defineCall<{ checkoutTemplateId: string }, object>(
  operations.deleteCheckoutTemplate,
  () => z.object({}),
)

/** A checkout of the caller's own with what the template holds; 428 `CHECKOUT_TEMPLATE_IS_INACTIVE`. */
export const createCheckoutFromTemplate = /* @__PURE__ */ defineCall<
  { checkoutTemplateId: string },
  { checkout: Checkout }
>(operations.createCheckoutFromTemplate, () => z.object({ checkout: Checkout }))
