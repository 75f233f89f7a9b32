import type { Say } from '../messages/index.ts'

/** Names of a product's fields, by the word of the wire: one list for the table, the editor, the history and the files. */
export const columnNames = (t: Say) => ({
  ...{ name: t('column.name'), slug: t('column.slug'), visible: t('column.visible') },
  ...{ publication: t('column.status'), publishDate: t('publication.date') },
  ...{ description: t('column.description'), media: t('column.media'), options: t('column.options') },
  ...{ sku: t('column.sku'), barcode: t('column.barcode'), weight: t('column.weight') },
  ...{ productDimensions: t('column.size'), packageDimensions: t('column.package-size') },
  ...{ price: t('column.price'), cost: t('column.cost') },
  ...{ discountType: t('column.discount-kind'), discountValue: t('column.discount') },
  ...{ quantity: t('column.stock'), inStock: t('column.in-stock'), preorder: t('column.preorder') },
  ...{ brand: t('column.brand'), ribbon: t('column.ribbon'), collections: t('column.collections') },
  ...{ mainCategoryId: t('column.main-category'), visibleInPos: t('column.in-pos') },
  ...{ tags: t('column.tags'), privateTags: t('column.private-tags'), taxGroupId: t('column.tax-group') },
})
