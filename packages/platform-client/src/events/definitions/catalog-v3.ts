import { Brand } from '../../entities/catalog-v3/brand.ts'
import { Customization } from '../../entities/catalog-v3/customization.ts'
import { InfoSection } from '../../entities/catalog-v3/info-section.ts'
import { ProductV3 } from '../../entities/catalog-v3/product.ts'
import { Ribbon } from '../../entities/catalog-v3/ribbon.ts'
import { created, deleted, deletedEntity, updated } from '../definition.ts'

const brand = 'wix.stores.catalog.v3.brand'
const customization = 'wix.stores.catalog.v3.customization'
const infoSection = 'wix.stores.catalog.v3.info_section'
const product = 'wix.stores.catalog.v3.product'
const ribbon = 'wix.stores.catalog.v3.ribbon'

export const brandCreated = /* @__PURE__ */ created(brand, Brand)
export const brandUpdated = /* @__PURE__ */ updated(brand, Brand)
export const brandDeleted = /* @__PURE__ */ deleted(brand)
export const customizationCreated = /* @__PURE__ */ created(customization, Customization)
export const customizationUpdated = /* @__PURE__ */ updated(customization, Customization)
export const customizationDeleted = /* @__PURE__ */ deletedEntity(customization, Customization)
export const infoSectionCreated = /* @__PURE__ */ created(infoSection, InfoSection)
export const infoSectionUpdated = /* @__PURE__ */ updated(infoSection, InfoSection)
export const infoSectionDeleted = /* @__PURE__ */ deleted(infoSection)
export const productV3Created = /* @__PURE__ */ created(product, ProductV3)
export const productV3Updated = /* @__PURE__ */ updated(product, ProductV3)
export const productV3Deleted = /* @__PURE__ */ deletedEntity(product, ProductV3)
export const ribbonCreated = /* @__PURE__ */ created(ribbon, Ribbon)
export const ribbonUpdated = /* @__PURE__ */ updated(ribbon, Ribbon)
export const ribbonDeleted = /* @__PURE__ */ deletedEntity(ribbon, Ribbon)
