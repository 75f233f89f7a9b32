import type { Say } from '../messages/index.ts'
import { columnNames } from '../shared/column-names.ts'

/** Label of an import column; the platform's own name for a column without a translation. */
export function fieldCopy(name: string, t: Say): string {
  const [, base = name, number] = /^(.+?)(\d)?$/.exec(name) ?? []
  const words: Readonly<Record<string, string>> = {
    ...columnNames(t),
    ...{ handle: t('transfer.handle'), rowType: t('transfer.row-type'), images: t('column.media') },
    ...{ surcharge: t('transfer.surcharge'), comparePrice: t('transfer.compare-price') },
    ...{ discountMode: t('column.discount-kind'), inventory: t('column.stock') },
    ...{ inventoryTracker: t('column.counted'), grams: t('transfer.grams') },
    ...{ productType: t('transfer.product-type') },
    ...{ seoTitle: t('editor.seo-title'), seoDescription: t('editor.seo-description') },
    ...{ optionName: t('transfer.option-name'), optionType: t('transfer.option-type') },
    ...{ optionValue: t('transfer.option-value'), infoTitle: t('transfer.info-title') },
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
