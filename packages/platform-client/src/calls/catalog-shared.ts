import { defineCall, type Service, z } from '@galleria/platform-client'
import { Brand } from '../entities/catalog-v3/brand.ts'
import { Ribbon } from '../entities/catalog-v3/ribbon.ts'
import { type BulkAnswer, bulkAnswer } from '../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { Brand, Ribbon }

const brandService: Service = {
  package: '@wix/auto_sdk_stores_brands-v-3',
  fqn: 'wix.stores.catalog.v3.BrandsApi',
  entity: 'wix.stores.catalog.v3.brand',
}
const ribbonService: Service = {
  package: '@wix/auto_sdk_stores_ribbons-v-3',
  fqn: 'wix.stores.catalog.v3.RibbonsApi',
  entity: 'wix.stores.catalog.v3.ribbon',
}
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
>({
  name: 'CreateBrand',
  service: brandService,
  method: 'POST',
  path: '/stores/v3/brands',
  output: BrandAnswer,
})

/** 409 where it was changed meanwhile (wire §3.10). */
export const updateBrand = /* @__PURE__ */ defineCall<
  { brand: { id: string; revision: string; name?: string } },
  { brand: Brand }
>({
  name: 'UpdateBrand',
  service: brandService,
  method: 'PATCH',
  path: '/stores/v3/brands/{brand.id}',
  output: BrandAnswer,
})

/** Its products stay (wire §3.10). */
export const deleteBrand = /* @__PURE__ */ defineCall<{ brandId: string }, object>({
  name: 'DeleteBrand',
  service: brandService,
  method: 'DELETE',
  path: '/stores/v3/brands/{brandId}',
  output: Nothing,
})

/** A name of its own, up to 30 characters (wire §4.10). */
export const createRibbon = /* @__PURE__ */ defineCall<
  { ribbon: { name: string }; idempotencyKey?: string },
  { ribbon: Ribbon }
>({
  name: 'CreateRibbon',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/ribbons',
  output: RibbonAnswer,
})

/** 409 where it was changed meanwhile (wire §3.10). */
export const updateRibbon = /* @__PURE__ */ defineCall<
  { ribbon: { id: string; revision: string; name?: string } },
  { ribbon: Ribbon }
>({
  name: 'UpdateRibbon',
  service: ribbonService,
  method: 'PATCH',
  path: '/stores/v3/ribbons/{ribbon.id}',
  output: RibbonAnswer,
})

/** Its products stay (wire §3.10). */
export const deleteRibbon = /* @__PURE__ */ defineCall<{ ribbonId: string }, object>({
  name: 'DeleteRibbon',
  service: ribbonService,
  method: 'DELETE',
  path: '/stores/v3/ribbons/{ribbonId}',
  output: Nothing,
})

/** By name and dates, page by page (wire §3.10). */
export const queryBrands = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { brands: Brand[]; pagingMetadata?: Page | null | undefined }
>({
  name: 'QueryBrands',
  service: brandService,
  method: 'GET',
  path: '/stores/v3/brands/query',
  output: () => z.object({ brands: z.array(Brand), pagingMetadata: z.nullish(CursorMetadata) }),
  complexQuery: true,
  fallback: true,
})

/** The one of this name, made where there is none (wire §3.10). */
export const getOrCreateBrand = /* @__PURE__ */ defineCall<{ brandName: string }, { brand: Brand }>({
  name: 'GetOrCreateBrand',
  service: brandService,
  method: 'POST',
  path: '/stores/v3/brands/get-or-create',
  output: BrandAnswer,
  repeatable: true,
})

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateBrands = /* @__PURE__ */ defineCall<
  { brands: { name: string }[]; returnEntity?: boolean; idempotencyKey?: string },
  BulkAnswer<Brand>
>({
  name: 'BulkCreateBrands',
  service: brandService,
  method: 'POST',
  path: '/stores/v3/bulk/brands/create',
  output: BrandResults,
})

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateBrands = /* @__PURE__ */ defineCall<
  { brands: { brand: { id: string; revision: string; name?: string } }[]; returnEntity?: boolean },
  BulkAnswer<Brand>
>({
  name: 'BulkUpdateBrands',
  service: brandService,
  method: 'POST',
  path: '/stores/v3/bulk/brands/update',
  output: BrandResults,
})

/** Up to 100 names (wire §3.10). */
export const bulkGetOrCreateBrands = /* @__PURE__ */ defineCall<
  { brandNames: string[]; returnEntity?: boolean },
  BulkAnswer<Brand>
>({
  name: 'BulkGetOrCreateBrands',
  service: brandService,
  method: 'POST',
  path: '/stores/v3/bulk/brands/get-or-create',
  output: BrandResults,
  repeatable: true,
})

/** Up to 100; their products stay (wire §3.10). */
export const bulkDeleteBrands = /* @__PURE__ */ defineCall<{ brandIds: string[] }, BulkAnswer<unknown>>({
  name: 'BulkDeleteBrands',
  service: brandService,
  method: 'POST',
  path: '/stores/v3/bulk/brands/delete',
  output: Results,
})

/** By name and dates, page by page (wire §3.10). */
export const queryRibbons = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { ribbons: Ribbon[]; pagingMetadata?: Page | null | undefined }
>({
  name: 'QueryRibbons',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/ribbons/query',
  output: () => z.object({ ribbons: z.array(Ribbon), pagingMetadata: z.nullish(CursorMetadata) }),
  repeatable: true,
})

/** The one of this name, made where there is none (wire §3.10). */
export const getOrCreateRibbon = /* @__PURE__ */ defineCall<{ ribbonName: string }, { ribbon: Ribbon }>({
  name: 'GetOrCreateRibbon',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/ribbons/get-or-create',
  output: RibbonAnswer,
  repeatable: true,
})

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateRibbons = /* @__PURE__ */ defineCall<
  { ribbons: { name: string }[]; returnEntity?: boolean; idempotencyKey?: string },
  BulkAnswer<Ribbon>
>({
  name: 'BulkCreateRibbons',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/create',
  output: RibbonResults,
})

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateRibbons = /* @__PURE__ */ defineCall<
  { ribbons: { ribbon: { id: string; revision: string; name?: string } }[]; returnEntity?: boolean },
  BulkAnswer<Ribbon>
>({
  name: 'BulkUpdateRibbons',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/update',
  output: RibbonResults,
})

/** Up to 100 names (wire §3.10). */
export const bulkGetOrCreateRibbons = /* @__PURE__ */ defineCall<
  { ribbonNames: string[]; returnEntity?: boolean },
  BulkAnswer<Ribbon>
>({
  name: 'BulkGetOrCreateRibbons',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/get-or-create',
  output: RibbonResults,
  repeatable: true,
})

/** Up to 100; their products stay (wire §3.10). */
export const bulkDeleteRibbons = /* @__PURE__ */ defineCall<{ ribbonIds: string[] }, BulkAnswer<unknown>>({
  name: 'BulkDeleteRibbons',
  service: ribbonService,
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/delete',
  output: Results,
})
