import type { Say } from '../messages/index.ts'
import { columnNames } from '../shared/column-names.ts'

/** Label of a draft's field on the page. */
export function fieldName(field: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ...columnNames(t),
    ...{ perUnit: t('column.price-per-unit'), collectionIds: t('column.collections') },
    ...{ sections: t('column.info'), amount: t('column.amount'), inPos: t('column.in-pos') },
    ...{ size: t('column.size'), packageSize: t('column.package-size') },
    ...{ seoTitle: t('editor.seo-title'), seoDescription: t('editor.seo-description') },
    ...{ relatedIds: t('related.title'), relatedAutomatic: t('related.automatic') },
    file: t('column.digital-file'),
    variants: t('editor.variant'),
  }
  return words[field] ?? field
}
