import type { Say } from './messages/index.ts'
import { textOf } from './rules/edit-cell.ts'

/** Why a stock was changed. */
export function reasonName(reason: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    MANUAL: t('stock.manual'),
    ORDER: t('stock.order'),
    REVERT_INVENTORY_CHANGE: t('stock.revert'),
  }
  return words[reason] ?? reason
}

/** Label of a call in the page's language; the platform's own name for a call without a translation. */
export function callName(call: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    CreateProduct: t('call.product-created'),
    UpdateProduct: t('call.product-changed'),
    CreateProductWithInventory: t('call.product-created'),
    UpdateProductWithInventory: t('call.product-changed'),
    DeleteProduct: t('call.product-deleted'),
    UpdateVariants: t('call.variants-changed'),
    ResetAllVariantData: t('call.variants-reset'),
    DeleteProductOptions: t('call.options-deleted'),
    RemoveBrand: t('call.brand-taken'),
    RemoveRibbon: t('call.ribbon-taken'),
    AddProductMedia: t('call.media-added'),
    RemoveProductMedia: t('call.media-removed'),
    AddProductMediaToChoices: t('call.media-choices'),
    RemoveProductMediaFromChoices: t('call.media-choices'),
    UpdateFileDescriptor: t('call.file-changed'),
    CreateCollection: t('call.collection-created'),
    UpdateCollection: t('call.collection-changed'),
    DeleteCollection: t('call.collection-deleted'),
    CreateCategory: t('call.collection-created'),
    UpdateCategory: t('call.collection-changed'),
    DeleteCategory: t('call.collection-deleted'),
    BulkAddItemsToCategory: t('call.collection-joined'),
    BulkRemoveItemsFromCategory: t('call.collection-left'),
    AddProductsToCollection: t('call.collection-joined'),
    ArrangeCollectionProducts: t('call.collection-arranged'),
    RemoveProductsFromCollection: t('call.collection-left'),
    CreateBrand: t('call.brand-created'),
    UpdateBrand: t('call.brand-changed'),
    DeleteBrand: t('call.brand-deleted'),
    CreateRibbon: t('call.ribbon-created'),
    UpdateRibbon: t('call.ribbon-changed'),
    DeleteRibbon: t('call.ribbon-deleted'),
    CreateInfoSection: t('call.info-created'),
    BulkCreateInfoSections: t('call.info-created'),
    GetOrCreateInfoSection: t('call.info-created'),
    BulkGetOrCreateInfoSections: t('call.info-created'),
    UpdateInfoSection: t('call.info-changed'),
    BulkUpdateInfoSections: t('call.info-changed'),
    DeleteInfoSection: t('call.info-deleted'),
    BulkDeleteInfoSections: t('call.info-deleted'),
    CreateCustomization: t('call.option-created'),
    BulkCreateCustomizations: t('call.option-created'),
    UpdateCustomization: t('call.option-changed'),
    BulkUpdateCustomizations: t('call.option-changed'),
    AddCustomizationChoices: t('call.option-changed'),
    BulkAddCustomizationChoices: t('call.option-changed'),
    SetCustomizationChoices: t('call.option-changed'),
    UpdateCustomizationChoices: t('call.option-changed'),
    RemoveCustomizationChoices: t('call.option-changed'),
    ReorderCustomizationChoices: t('call.option-changed'),
    DeleteCustomization: t('call.option-deleted'),
    CreateSizeGuide: t('call.sizes-created'),
    UpdateSizeGuide: t('call.sizes-changed'),
    DeleteSizeGuide: t('call.sizes-deleted'),
    BulkCreateProducts: t('call.products-created'),
    BulkDeleteProducts: t('call.products-deleted'),
    BulkCreateProductsWithInventory: t('call.products-created'),
    BulkDeleteProductsByFilter: t('call.products-deleted'),
    BulkUpdateProductsWithInventory: t('call.bulk-set'),
    BulkUpdateProductVariantsByFilter: t('call.bulk-set'),
    PublishScheduledProducts: t('call.published'),
    SetCollectionRules: t('call.rules'),
    UpdateAutomaticCollections: t('call.automatic'),
    DuplicateProducts: t('call.duplicated'),
    BulkUpdateSeoByFilter: t('call.seo'),
    BulkUpdateProductTags: t('call.bulk-set'),
    BulkUpdateProductTagsByFilter: t('call.bulk-set'),
    BulkAddProductInfoSections: t('call.bulk-set'),
    BulkAddProductInfoSectionsByFilter: t('call.bulk-set'),
    BulkRemoveProductInfoSections: t('call.bulk-set'),
    BulkRemoveProductInfoSectionsByFilter: t('call.bulk-set'),
    BulkAddProductsToCategoriesByFilter: t('call.collection-joined'),
    BulkRemoveProductsFromCategoriesByFilter: t('call.collection-left'),
    BulkUpdateProducts: t('call.bulk-set'),
    BulkUpdateProductsByFilter: t('call.bulk-set'),
    BulkAdjustProductProperties: t('call.bulk-adjusted'),
    BulkAdjustProductVariantsByFilter: t('call.bulk-adjusted'),
    UpdateInventoryItem: t('call.stock'),
    BulkUpdateInventoryItems: t('call.stock'),
    CreateInventoryItem: t('call.stock'),
    BulkCreateInventoryItems: t('call.stock'),
    BulkUpsertInventoryItems: t('call.stock'),
    BulkIncrementInventoryItems: t('call.stock'),
    BulkDecrementInventoryItems: t('call.stock'),
    BulkIncrementInventoryItemsByVariantAndLocation: t('call.stock'),
    BulkDecrementInventoryItemsByVariantAndLocation: t('call.stock'),
    DeleteInventoryItem: t('call.stock'),
    BulkDeleteInventoryItems: t('call.stock'),
    BulkDeleteInventoryItemsByFilter: t('call.stock'),
    BulkUpdateInventoryItemsByFilter: t('call.stock'),
    BulkAdjustInventoryItemsByFilter: t('call.stock'),
    BulkSetOrAdjustInventoryItemsByFilter: t('call.stock'),
    BulkCreateInventoryItemsByVariantFilter: t('call.stock'),
    UpdateCatalogCells: t('call.cells'),
    UpdateStockCells: t('call.stock'),
    ImportProducts: t('call.imported'),
    UndoCatalogEdit: t('call.undone'),
  }
  return words[call] ?? call
}

/** Label of the account that made a change: accounts are told apart by their kind. */
export function whoName(identity: { readonly identityType: string } | null | undefined, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    WIX_USER: t('who.staff'),
    APP: t('who.app'),
  }
  return words[identity?.identityType ?? ''] ?? t('who.platform')
}

/** Label of the edited entity, by its kind; undefined for products, which are most of the edits. */
export function thingName(
  { entityType, name }: { readonly entityType: string; readonly name: string },
  t: Say,
) {
  const words: Readonly<Record<string, string>> = {
    collection: t('edit.kind-collection'),
    brand: t('edit.kind-brand'),
    ribbon: t('edit.kind-ribbon'),
    infoSection: t('edit.kind-info'),
    customization: t('edit.kind-option'),
    sizeGuide: t('sizes.of-product'),
  }
  const kind = words[entityType]
  return kind ? t('edit.named', { kind, name: textOf(name) }) : textOf(name)
}
