import { defineCall, type Service, z } from '@galleria/platform-client'
import { Brand } from '../entities/catalog-v3/brand.ts'
import { Ribbon } from '../entities/catalog-v3/ribbon.ts'

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
