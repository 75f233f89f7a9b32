import { defineCall, z } from '@galleria/platform-client'
import { Brand } from '../../entities/catalog-v3/brand.ts'
import { Ribbon } from '../../entities/catalog-v3/ribbon.ts'
import * as operations from '../../operations/catalog/catalog-shared.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { Brand, Ribbon }

const BrandAnswer = () => z.object({ brand: Brand })
const RibbonAnswer = () => z.object({ ribbon: Ribbon })
const Nothing = () => z.looseObject({})
const BrandResults = () => bulkAnswer(Brand)
const RibbonResults = () => bulkAnswer(Ribbon)
const Results = () => bulkAnswer(z.unknown())
type Page = z.infer<typeof CursorMetadata>

/** A name of its own, up to 50 characters (wire §4.10). */
export const createBrand = /* @__PURE__ */ defineCall<
  { brand: { name: string }; idempotencyKey?: string },
  { brand: Brand }
>(operations.createBrand, BrandAnswer)

/** 409 where it was changed meanwhile (wire §3.10). */
export const updateBrand = /* @__PURE__ */ defineCall<
  { brand: { id: string; revision: string; name?: string } },
  { brand: Brand }
>(operations.updateBrand, BrandAnswer)

/** Its products stay (wire §3.10). */
export const deleteBrand = /* @__PURE__ */ defineCall<{ brandId: string }, object>(
  operations.deleteBrand,
  Nothing,
)

/** A name of its own, up to 30 characters (wire §4.10). */
export const createRibbon = /* @__PURE__ */ defineCall<
  { ribbon: { name: string }; idempotencyKey?: string },
  { ribbon: Ribbon }
>(operations.createRibbon, RibbonAnswer)

/** 409 where it was changed meanwhile (wire §3.10). */
export const updateRibbon = /* @__PURE__ */ defineCall<
  { ribbon: { id: string; revision: string; name?: string } },
  { ribbon: Ribbon }
>(operations.updateRibbon, RibbonAnswer)

/** Its products stay (wire §3.10). */
export const deleteRibbon = /* @__PURE__ */ defineCall<{ ribbonId: string }, object>(
  operations.deleteRibbon,
  Nothing,
)

/** By name and dates, page by page (wire §3.10). */
export const queryBrands = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { brands: Brand[]; pagingMetadata?: Page | null | undefined }
>(operations.queryBrands, () =>
  z.object({ brands: z.array(Brand), pagingMetadata: z.nullish(CursorMetadata) }),
)

/** The one of this name, made where there is none (wire §3.10). */
export const getOrCreateBrand = /* @__PURE__ */ defineCall<{ brandName: string }, { brand: Brand }>(
  operations.getOrCreateBrand,
  BrandAnswer,
  { repeatable: true },
)

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateBrands = /* @__PURE__ */ defineCall<
  { brands: { name: string }[]; returnEntity?: boolean; idempotencyKey?: string },
  BulkAnswer<Brand>
>(operations.bulkCreateBrands, BrandResults)

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateBrands = /* @__PURE__ */ defineCall<
  { brands: { brand: { id: string; revision: string; name?: string } }[]; returnEntity?: boolean },
  BulkAnswer<Brand>
>(operations.bulkUpdateBrands, BrandResults)

/** Up to 100 names (wire §3.10). */
export const bulkGetOrCreateBrands = /* @__PURE__ */ defineCall<
  { brandNames: string[]; returnEntity?: boolean },
  BulkAnswer<Brand>
>(operations.bulkGetOrCreateBrands, BrandResults, { repeatable: true })

/** Up to 100; their products stay (wire §3.10). */
export const bulkDeleteBrands = /* @__PURE__ */ defineCall<{ brandIds: string[] }, BulkAnswer<unknown>>(
  operations.bulkDeleteBrands,
  Results,
)

/** By name and dates, page by page (wire §3.10). */
export const queryRibbons = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { ribbons: Ribbon[]; pagingMetadata?: Page | null | undefined }
>(
  operations.queryRibbons,
  () => z.object({ ribbons: z.array(Ribbon), pagingMetadata: z.nullish(CursorMetadata) }),
  { repeatable: true },
)

/** The one of this name, made where there is none (wire §3.10). */
export const getOrCreateRibbon = /* @__PURE__ */ defineCall<{ ribbonName: string }, { ribbon: Ribbon }>(
  operations.getOrCreateRibbon,
  RibbonAnswer,
  { repeatable: true },
)

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateRibbons = /* @__PURE__ */ defineCall<
  { ribbons: { name: string }[]; returnEntity?: boolean; idempotencyKey?: string },
  BulkAnswer<Ribbon>
>(operations.bulkCreateRibbons, RibbonResults)

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateRibbons = /* @__PURE__ */ defineCall<
  { ribbons: { ribbon: { id: string; revision: string; name?: string } }[]; returnEntity?: boolean },
  BulkAnswer<Ribbon>
>(operations.bulkUpdateRibbons, RibbonResults)

/** Up to 100 names (wire §3.10). */
export const bulkGetOrCreateRibbons = /* @__PURE__ */ defineCall<
  { ribbonNames: string[]; returnEntity?: boolean },
  BulkAnswer<Ribbon>
>(operations.bulkGetOrCreateRibbons, RibbonResults, { repeatable: true })

/** Up to 100; their products stay (wire §3.10). */
export const bulkDeleteRibbons = /* @__PURE__ */ defineCall<{ ribbonIds: string[] }, BulkAnswer<unknown>>(
  operations.bulkDeleteRibbons,
  Results,
)
