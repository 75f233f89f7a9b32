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

/** `wix.stores.catalog.v3.brand_created` (wire §2.11). */
export const brandCreated = /* @__PURE__ */ created(brand, Brand)
/** `wix.stores.catalog.v3.brand_updated` (wire §2.11). */
export const brandUpdated = /* @__PURE__ */ updated(brand, Brand)
/** `wix.stores.catalog.v3.brand_deleted` (wire §2.11). */
export const brandDeleted = /* @__PURE__ */ deleted(brand)
/** `wix.stores.catalog.v3.customization_created` (wire §2.11). */
export const customizationCreated = /* @__PURE__ */ created(customization, Customization)
/** `wix.stores.catalog.v3.customization_updated` (wire §2.11). */
export const customizationUpdated = /* @__PURE__ */ updated(customization, Customization)
/** `wix.stores.catalog.v3.customization_deleted` (wire §2.11). */
export const customizationDeleted = /* @__PURE__ */ deletedEntity(customization, Customization)
/** `wix.stores.catalog.v3.info_section_created` (wire §2.11). */
export const infoSectionCreated = /* @__PURE__ */ created(infoSection, InfoSection)
/** `wix.stores.catalog.v3.info_section_updated` (wire §2.11). */
export const infoSectionUpdated = /* @__PURE__ */ updated(infoSection, InfoSection)
/** `wix.stores.catalog.v3.info_section_deleted` (wire §2.11). */
export const infoSectionDeleted = /* @__PURE__ */ deleted(infoSection)
/** `wix.stores.catalog.v3.product_created` (wire §2.11). */
export const productV3Created = /* @__PURE__ */ created(product, ProductV3)
/** `wix.stores.catalog.v3.product_updated` (wire §2.11). */
export const productV3Updated = /* @__PURE__ */ updated(product, ProductV3)
/** `wix.stores.catalog.v3.product_deleted` (wire §2.11). */
export const productV3Deleted = /* @__PURE__ */ deletedEntity(product, ProductV3)
/** `wix.stores.catalog.v3.ribbon_created` (wire §2.11). */
export const ribbonCreated = /* @__PURE__ */ created(ribbon, Ribbon)
/** `wix.stores.catalog.v3.ribbon_updated` (wire §2.11). */
export const ribbonUpdated = /* @__PURE__ */ updated(ribbon, Ribbon)
/** `wix.stores.catalog.v3.ribbon_deleted` (wire §2.11). */
export const ribbonDeleted = /* @__PURE__ */ deletedEntity(ribbon, Ribbon)
