import type { Say } from '../messages/index.ts'

/** Label of a draft's field on the page. */
export function fieldName(field: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ...{ name: t('column.name'), slug: t('column.slug'), visible: t('column.visible') },
    ...{ description: t('column.description'), sku: t('column.sku'), weight: t('column.weight') },
    ...{ price: t('column.price'), cost: t('column.cost'), discountType: t('column.discount-kind') },
    ...{ discountValue: t('column.discount'), perUnit: t('column.price-per-unit') },
    ...{ brand: t('column.brand'), ribbon: t('column.ribbon'), collectionIds: t('column.collections') },
    ...{ sections: t('column.info'), media: t('column.media'), options: t('column.options') },
    ...{ preorder: t('column.preorder'), quantity: t('column.stock'), inStock: t('column.in-stock') },
    ...{ seoTitle: t('editor.seo-title'), seoDescription: t('editor.seo-description') },
    ...{ barcode: t('column.barcode'), amount: t('column.amount'), size: t('column.size') },
    ...{ packageSize: t('column.package-size'), mainCategoryId: t('column.main-category') },
    ...{ tags: t('column.tags'), privateTags: t('column.private-tags'), inPos: t('column.in-pos') },
    file: t('column.digital-file'),
    variants: t('editor.variant'),
  }
  return words[field] ?? field
}
