import { defineCall, z } from '@galleria/platform-client'
import { TaxGroup, TaxRate, TaxRegion, TaxSettings } from '../../entities/trade/tax.ts'
import * as operations from '../../operations/terms/tax.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { TaxGroup, TaxRate, TaxRegion, TaxSettings } from '../../entities/trade/tax.ts'

const TaxGroupAnswer = () => z.object({ taxGroup: TaxGroup })

/** Goods that are taxed alike; who is named here leaves the group it was in. For the store's owner; an extension of the embedded platform. */
export const createTaxGroup = /* @__PURE__ */ defineCall<
  {
    taxGroup: Pick<TaxGroup, 'name'> &
      Partial<Omit<TaxGroup, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { taxGroup: TaxGroup }
>(operations.createTaxGroup, TaxGroupAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getTaxGroup = /* @__PURE__ */ defineCall<{ id: string }, { taxGroup: TaxGroup }>(
  operations.getTaxGroup,
  TaxGroupAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateTaxGroup = /* @__PURE__ */ defineCall<
  {
    taxGroup: { id: string; revision: string } & Partial<
      Omit<TaxGroup, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { taxGroup: TaxGroup }
>(operations.updateTaxGroup, TaxGroupAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryTaxGroups = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { taxGroups: TaxGroup[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryTaxGroups,
  () => z.object({ taxGroups: z.array(TaxGroup), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteTaxGroup = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteTaxGroup,
  () => z.looseObject({}),
)

const TaxRegionAnswer = () => z.object({ taxRegion: TaxRegion })

/** Place where the merchant collects tax. For the store's owner; an extension of the embedded platform. */
export const createTaxRegion = /* @__PURE__ */ defineCall<
  {
    taxRegion: Pick<TaxRegion, 'country' | 'name'> &
      Partial<Omit<TaxRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { taxRegion: TaxRegion }
>(operations.createTaxRegion, TaxRegionAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getTaxRegion = /* @__PURE__ */ defineCall<{ id: string }, { taxRegion: TaxRegion }>(
  operations.getTaxRegion,
  TaxRegionAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateTaxRegion = /* @__PURE__ */ defineCall<
  {
    taxRegion: { id: string; revision: string } & Partial<
      Omit<TaxRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'country' | 'subdivision'>
    >
  },
  { taxRegion: TaxRegion }
>(operations.updateTaxRegion, TaxRegionAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryTaxRegions = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { taxRegions: TaxRegion[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryTaxRegions,
  () => z.object({ taxRegions: z.array(TaxRegion), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteTaxRegion = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteTaxRegion,
  () => z.looseObject({}),
)

const TaxRateAnswer = () => z.object({ taxRate: TaxRate })

/** Rate of one authority in one place. For the store's owner; an extension of the embedded platform. */
export const createTaxRate = /* @__PURE__ */ defineCall<
  {
    taxRate: Pick<TaxRate, 'country' | 'jurisdiction' | 'jurisdictionType' | 'name' | 'rate'> &
      Partial<Omit<TaxRate, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { taxRate: TaxRate }
>(operations.createTaxRate, TaxRateAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getTaxRate = /* @__PURE__ */ defineCall<{ id: string }, { taxRate: TaxRate }>(
  operations.getTaxRate,
  TaxRateAnswer,
)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateTaxRate = /* @__PURE__ */ defineCall<
  {
    taxRate: { id: string; revision: string } & Partial<
      Omit<TaxRate, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { taxRate: TaxRate }
>(operations.updateTaxRate, TaxRateAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryTaxRates = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { taxRates: TaxRate[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryTaxRates, () => z.object({ taxRates: z.array(TaxRate), pagingMetadata: CursorMetadata }), {
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteTaxRate = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteTaxRate,
  () => z.looseObject({}),
)

const SettingsAnswer = () => z.object({ taxSettings: TaxSettings })

/** For the store's owner; an extension of the embedded platform. */
export const getTaxSettings = /* @__PURE__ */ defineCall<object, { taxSettings: TaxSettings }>(
  operations.getTaxSettings,
  SettingsAnswer,
)

/**
 * For the store's owner; an extension of the embedded platform. `seen`: fields as the caller has seen them.
 * @throws PlatformError 409 where a field of `seen` is another by now
 */
export const updateTaxSettings = /* @__PURE__ */ defineCall<
  { taxSettings: Partial<TaxSettings>; seen?: Partial<TaxSettings> },
  { taxSettings: TaxSettings }
>(operations.updateTaxSettings, SettingsAnswer)
