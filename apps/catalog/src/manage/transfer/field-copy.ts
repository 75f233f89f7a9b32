import type { Say } from '../messages/index.ts'

/** Label of an import column; the platform's own name for a column without a translation. */
export function fieldCopy(name: string, t: Say): string {
  const [, base = name, number] = /^(.+?)(\d)?$/.exec(name) ?? []
  const words: Readonly<Record<string, string>> = {
    ...{ handle: t('transfer.handle'), rowType: t('transfer.row-type'), name: t('column.name') },
    ...{ description: t('column.description'), images: t('column.media') },
    ...{ collections: t('column.collections'), sku: t('column.sku'), ribbon: t('column.ribbon') },
    ...{ brand: t('column.brand'), price: t('column.price'), surcharge: t('transfer.surcharge') },
    ...{ comparePrice: t('transfer.compare-price'), cost: t('column.cost'), visible: t('column.visible') },
    ...{ discountMode: t('column.discount-kind'), discountValue: t('column.discount') },
    ...{ inventory: t('column.stock'), inventoryTracker: t('column.counted'), weight: t('column.weight') },
    ...{ grams: t('transfer.grams'), productType: t('transfer.product-type') },
    ...{ seoTitle: t('editor.seo-title'), seoDescription: t('editor.seo-description') },
    ...{ optionName: t('transfer.option-name'), optionType: t('transfer.option-type') },
    ...{ optionValue: t('transfer.option-value'), infoTitle: t('transfer.info-title') },
    ...{ barcode: t('column.barcode'), tags: t('column.tags'), privateTags: t('column.private-tags') },
    ...{ productDimensions: t('column.size'), packageDimensions: t('column.package-size') },
    infoDescription: t('transfer.info-text'),
  }
  const said = words[base]
  if (!said) return name
  return number ? t('transfer.numbered', { name: said, number: Number(number) }) : said
}

/** How far an import has come. */
export function statusCopy(status: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ...{ INITIATED: t('transfer.reading'), PARSING: t('transfer.reading') },
    ...{ PARSED: t('transfer.waiting'), IMPORTING: t('transfer.running') },
    ...{ IMPORTED: t('transfer.finished'), FAILED: t('transfer.failed') },
  }
  return words[status] ?? status
}
