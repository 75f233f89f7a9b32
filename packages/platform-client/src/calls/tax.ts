import { defineCall, type Service, z } from '@galleria/platform-client'
import { TaxGroup, TaxRate, TaxRegion, TaxSettings } from '../entities/trade/tax.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { TaxGroup, TaxRate, TaxRegion, TaxSettings } from '../entities/trade/tax.ts'

const taxGroupService: Service = {
  package: '@wix/auto_sdk_ecom_tax-groups',
  fqn: 'com.wix.ecom.tax.api.v1.TaxGroupsService',
  entity: 'wix.billing.v1.tax_group',
}
const taxGroupPath = '/billing/v1/tax-groups'
const TaxGroupAnswer = () => z.object({ taxGroup: TaxGroup })

/** Goods that are taxed alike; who is named here leaves the group it was in. For the store's owner; an extension of the embedded platform. */
export const createTaxGroup = /* @__PURE__ */ defineCall<
  {
    taxGroup: Pick<TaxGroup, 'name'> &
      Partial<Omit<TaxGroup, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { taxGroup: TaxGroup }
>({
  name: 'CreateTaxGroup',
  service: taxGroupService,
  method: 'POST',
  path: taxGroupPath,
  output: TaxGroupAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getTaxGroup = /* @__PURE__ */ defineCall<{ id: string }, { taxGroup: TaxGroup }>({
  name: 'GetTaxGroup',
  service: taxGroupService,
  method: 'GET',
  path: `${taxGroupPath}/{id}`,
  output: TaxGroupAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateTaxGroup = /* @__PURE__ */ defineCall<
  {
    taxGroup: { id: string; revision: string } & Partial<
      Omit<TaxGroup, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { taxGroup: TaxGroup }
>({
  name: 'UpdateTaxGroup',
  service: taxGroupService,
  method: 'PATCH',
  path: `${taxGroupPath}/{taxGroup.id}`,
  output: TaxGroupAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryTaxGroups = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { taxGroups: TaxGroup[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryTaxGroups',
  service: taxGroupService,
  method: 'POST',
  path: `${taxGroupPath}/query`,
  output: () => z.object({ taxGroups: z.array(TaxGroup), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteTaxGroup = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteTaxGroup',
  service: taxGroupService,
  method: 'DELETE',
  path: `${taxGroupPath}/{id}`,
  output: () => z.looseObject({}),
})

const taxRegionService: Service = {
  package: '@wix/auto_sdk_ecom_tax-regions',
  fqn: 'com.wix.ecom.tax.api.v1.TaxRegionsService',
  entity: 'wix.billing.v1.tax_region',
}
const taxRegionPath = '/billing/v1/tax-regions'
const TaxRegionAnswer = () => z.object({ taxRegion: TaxRegion })

/** Place where the merchant collects tax. For the store's owner; an extension of the embedded platform. */
export const createTaxRegion = /* @__PURE__ */ defineCall<
  {
    taxRegion: Pick<TaxRegion, 'country' | 'name'> &
      Partial<Omit<TaxRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { taxRegion: TaxRegion }
>({
  name: 'CreateTaxRegion',
  service: taxRegionService,
  method: 'POST',
  path: taxRegionPath,
  output: TaxRegionAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getTaxRegion = /* @__PURE__ */ defineCall<{ id: string }, { taxRegion: TaxRegion }>({
  name: 'GetTaxRegion',
  service: taxRegionService,
  method: 'GET',
  path: `${taxRegionPath}/{id}`,
  output: TaxRegionAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateTaxRegion = /* @__PURE__ */ defineCall<
  {
    taxRegion: { id: string; revision: string } & Partial<
      Omit<TaxRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'country' | 'subdivision'>
    >
  },
  { taxRegion: TaxRegion }
>({
  name: 'UpdateTaxRegion',
  service: taxRegionService,
  method: 'PATCH',
  path: `${taxRegionPath}/{taxRegion.id}`,
  output: TaxRegionAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryTaxRegions = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { taxRegions: TaxRegion[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryTaxRegions',
  service: taxRegionService,
  method: 'POST',
  path: `${taxRegionPath}/query`,
  output: () => z.object({ taxRegions: z.array(TaxRegion), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteTaxRegion = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteTaxRegion',
  service: taxRegionService,
  method: 'DELETE',
  path: `${taxRegionPath}/{id}`,
  output: () => z.looseObject({}),
})

const taxRateService: Service = {
  package: '@wix/auto_sdk_ecom_tax-rates',
  fqn: 'com.wix.ecom.tax.api.v1.TaxRatesService',
  entity: 'wix.billing.v1.tax_rate',
}
const taxRatePath = '/billing/v1/tax-rates'
const TaxRateAnswer = () => z.object({ taxRate: TaxRate })

/** Rate of one authority in one place. For the store's owner; an extension of the embedded platform. */
export const createTaxRate = /* @__PURE__ */ defineCall<
  {
    taxRate: Pick<TaxRate, 'country' | 'jurisdiction' | 'jurisdictionType' | 'name' | 'rate'> &
      Partial<Omit<TaxRate, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { taxRate: TaxRate }
>({
  name: 'CreateTaxRate',
  service: taxRateService,
  method: 'POST',
  path: taxRatePath,
  output: TaxRateAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getTaxRate = /* @__PURE__ */ defineCall<{ id: string }, { taxRate: TaxRate }>({
  name: 'GetTaxRate',
  service: taxRateService,
  method: 'GET',
  path: `${taxRatePath}/{id}`,
  output: TaxRateAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateTaxRate = /* @__PURE__ */ defineCall<
  {
    taxRate: { id: string; revision: string } & Partial<
      Omit<TaxRate, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { taxRate: TaxRate }
>({
  name: 'UpdateTaxRate',
  service: taxRateService,
  method: 'PATCH',
  path: `${taxRatePath}/{taxRate.id}`,
  output: TaxRateAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryTaxRates = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { taxRates: TaxRate[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryTaxRates',
  service: taxRateService,
  method: 'POST',
  path: `${taxRatePath}/query`,
  output: () => z.object({ taxRates: z.array(TaxRate), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteTaxRate = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteTaxRate',
  service: taxRateService,
  method: 'DELETE',
  path: `${taxRatePath}/{id}`,
  output: () => z.looseObject({}),
})

const settingsService: Service = {
  package: '@wix/auto_sdk_ecom_tax-settings',
  fqn: 'com.wix.ecom.tax.api.v1.TaxSettingsService',
  entity: 'wix.billing.v1.tax_settings',
}
const SettingsAnswer = () => z.object({ taxSettings: TaxSettings })

/** For the store's owner; an extension of the embedded platform. */
export const getTaxSettings = /* @__PURE__ */ defineCall<object, { taxSettings: TaxSettings }>({
  name: 'GetTaxSettings',
  service: settingsService,
  method: 'GET',
  path: '/billing/v1/tax-settings',
  output: SettingsAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const updateTaxSettings = /* @__PURE__ */ defineCall<
  { taxSettings: Partial<TaxSettings> },
  { taxSettings: TaxSettings }
>({
  name: 'UpdateTaxSettings',
  service: settingsService,
  method: 'PATCH',
  path: '/billing/v1/tax-settings',
  output: SettingsAnswer,
})
