import { defineCall, z } from '@galleria/platform-client'
import { Customization } from '../../entities/catalog-v3/customization.ts'
import * as operations from '../../operations/catalog/catalog-customizations.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { Customization }

const Answer = () => z.object({ customization: Customization })
interface One {
  customization: Customization
}

const Results = () =>
  z.object({
    results: z.array(
      z.object({
        itemMetadata: z.object({
          id: z.nullish(z.string()),
          originalIndex: z.number(),
          success: z.boolean(),
          error: z.optional(z.object({ code: z.string(), description: z.string() })),
        }),
        customization: z.optional(Customization),
      }),
    ),
    bulkActionMetadata: z.object({ totalSuccesses: z.number(), totalFailures: z.number() }),
  })
type Results = z.infer<ReturnType<typeof Results>>

/** Up to 50 characters; a swatch has its color, as `#1a2b3c`. */
export interface NewChoice {
  name: string
  colorCode?: string
}

/** An option that products share, with its choices; or a text that shoppers write (wire §4.10). */
export type NewCustomization =
  | {
      name: string
      customizationType: 'PRODUCT_OPTION'
      customizationRenderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
      choicesSettings: { choices: NewChoice[] }
    }
  | {
      name: string
      customizationType: 'MODIFIER'
      customizationRenderType: 'FREE_TEXT'
      freeTextInput: { title: string; maxCharCount: number }
    }

/** `revision` is the one seen last. Choices have calls of their own. */
export interface CustomizationChanges {
  id: string
  revision: string
  name?: string
  freeTextInput?: { title?: string; maxCharCount?: number }
}

/** With the `revision` seen last, it is refused where somebody else was faster. */
interface OfChoices {
  customizationId: string
  revision?: string
}

/** By name, kind and dates, page by page (wire §3.10). */
export const queryCustomizations = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { customizations: Customization[]; pagingMetadata?: z.infer<typeof CursorMetadata> | null | undefined }
>(operations.queryCustomizations, () =>
  z.object({ customizations: z.array(Customization), pagingMetadata: z.nullish(CursorMetadata) }),
)

/** With all its choices (wire §3.10). */
export const getCustomization = /* @__PURE__ */ defineCall<{ customizationId: string }, One>(
  operations.getCustomization,
  Answer,
)

/** 409 where another has the name (wire §3.10). */
export const createCustomization = /* @__PURE__ */ defineCall<
  { customization: NewCustomization; idempotencyKey?: string },
  One
>(operations.createCustomization, Answer)

/** Products that have it are called as it is now; 409 where it was changed meanwhile (wire §3.10). */
export const updateCustomization = /* @__PURE__ */ defineCall<
  { customization: CustomizationChanges; fieldMask?: string },
  One
>(operations.updateCustomization, Answer)

/** 409 where products have it (wire §3.10). */
export const deleteCustomization = /* @__PURE__ */ defineCall<{ customizationId: string }, object>(
  operations.deleteCustomization,
  () => z.looseObject({}),
)

/** Appends choices to the existing ones (wire §3.10). */
export const addCustomizationChoices = /* @__PURE__ */ defineCall<OfChoices & { choices: NewChoice[] }, One>(
  operations.addCustomizationChoices,
  Answer,
)

/** Replaces all choices: those of the same id or name keep their identity (wire §3.10). */
export const setCustomizationChoices = /* @__PURE__ */ defineCall<
  OfChoices & { choices: (NewChoice & { id?: string })[] },
  One
>(operations.setCustomizationChoices, Answer, { repeatable: true })

/** Products that have them follow (wire §3.10). */
export const updateCustomizationChoices = /* @__PURE__ */ defineCall<
  OfChoices & { choices: { choice: { id: string; name?: string; colorCode?: string } }[] },
  One
>(operations.updateCustomizationChoices, Answer)

/** 409 where products have one of them (wire §3.10). */
export const removeCustomizationChoices = /* @__PURE__ */ defineCall<
  OfChoices & { choiceIds: string[] },
  One
>(operations.removeCustomizationChoices, Answer)

/** Moves choices that are not named to the end (wire §3.10). */
export const reorderCustomizationChoices = /* @__PURE__ */ defineCall<
  OfChoices & { choiceIds: string[] },
  One
>(operations.reorderCustomizationChoices, Answer, { repeatable: true })

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateCustomizations = /* @__PURE__ */ defineCall<
  { customizations: NewCustomization[]; returnEntity?: boolean; idempotencyKey?: string },
  Results
>(operations.bulkCreateCustomizations, Results)

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateCustomizations = /* @__PURE__ */ defineCall<
  { customizations: { customization: CustomizationChanges; fieldMask?: string }[]; returnEntity?: boolean },
  Results
>(operations.bulkUpdateCustomizations, Results)

/** Up to 100 customizations (wire §3.10). */
export const bulkAddCustomizationChoices = /* @__PURE__ */ defineCall<
  { customizationsChoices: { customizationId: string; choices: NewChoice[] }[]; returnEntity?: boolean },
  Results
>(operations.bulkAddCustomizationChoices, Results)
