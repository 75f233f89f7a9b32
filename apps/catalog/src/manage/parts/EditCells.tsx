import { type Format, useFormat } from '@galleria/i18n'
import { digitsOf } from '@galleria/manage'
import type { CatalogEditRow } from '@galleria/platform-client/catalog-edits'
import { type Say, useMessages } from '../messages/index.ts'
import { editCellOf, isNothing, isShown, textOf, togetherOf } from '../rules/edit-cell.ts'
import { columnNames } from '../shared/column-names.ts'
import { type Status, statusName } from '../shared/status-name.ts'
import styles from './catalog.module.css'

interface Props {
  readonly cells: CatalogEditRow['cells']
  readonly currency: string
  /** Names of brands, ribbons and collections by id, because cells hold ids. */
  readonly namesById?: Readonly<Record<string, string>>
}

/** Cells that tell of something by its id. */
const named: ReadonlySet<string> = new Set(['brandId', 'ribbonId', 'mainCategoryId', 'taxGroupId'])
/** Number of changes listed for one product; further ones are only counted. */
const MOST = 12

export function EditCells({ cells, currency, namesById = {} }: Props) {
  const t = useMessages()
  const format = useFormat()
  const shown = togetherOf(cells.filter((each) => isShown(each.cell) && !isNothing(each)))
  function worded(column: string, value: unknown): string {
    if (column.endsWith('Minor') && typeof value === 'number')
      return format.money(value / 10 ** digitsOf(currency), currency)
    if (named.has(column) && typeof value === 'string') return namesById[value] ?? t('edit.no-name')
    if (typeof value === 'boolean') return value ? t('edit.true') : t('edit.false')
    if (column === 'publication' && value) return publicationCopy(value as Publication, t, format)
    return textOf(value, column)
  }
  return (
    <ul className={styles.cells}>
      {shown.slice(0, MOST).map(({ cell, from, to, variants }) => {
        const { column, collectionId } = editCellOf(cell)
        return (
          <li key={cell}>
            <bdi>
              {collectionId
                ? memberCopy(from, to, t)
                : t('edit.cell', {
                    column: ofVariants(columnName(column, t), variants),
                    from: worded(column, from),
                    to: worded(column, to),
                  })}
            </bdi>
          </li>
        )
      })}
      {shown.length > MOST && <li>{t('edit.more-cells', { count: shown.length - MOST })}</li>}
    </ul>
  )

  function ofVariants(column: string, count: number): string {
    if (count > 1) return t('edit.of-variants', { column, count })
    return count === 1 ? t('edit.variant', { column }) : column
  }
}

interface Publication {
  readonly status: Status
  /** Date of a scheduled product. */
  readonly date?: string
}

function publicationCopy({ status, date }: Publication, t: Say, format: Format): string {
  return date ? `${statusName(status, t)}, ${format.moment(date)}` : statusName(status, t)
}

/** Places are numbers among which nobody counts. */
function memberCopy(from: unknown, to: unknown, t: Say): string {
  if (typeof to !== 'number') return t('edit.taken-out')
  return typeof from === 'number' ? t('edit.moved') : t('edit.joined')
}

/** The platform's name for what is newer than these words. */
function columnName(column: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ...columnNames(t),
    priceMinor: t('column.price'),
    costMinor: t('column.cost'),
    trackQuantity: t('column.counted'),
    brandId: t('column.brand'),
    ribbonId: t('column.ribbon'),
    infoSections: t('column.info'),
    seoData: t('column.seo'),
    manageVariants: t('column.manage-variants'),
    pricePerUnit: t('column.price-per-unit'),
    choices: t('column.choices'),
    freeText: t('column.free-text'),
    title: t('column.name'),
    plainDescription: t('column.description'),
    digitalFile: t('column.digital-file'),
    rules: t('rules.title'),
    related: t('related.title'),
    ...{
      unit: t('sizes.unit'),
      columns: t('sizes.columns'),
      rows: t('sizes.sizes'),
      notes: t('sizes.notes'),
    },
    ...{ productIds: t('related.products'), collectionIds: t('column.collections') },
    translations: t('sizes.translations'),
    unitQuantity: t('column.amount'),
    lowStockAt: t('column.low-at'),
    elsewhere: t('locations.levels'),
  }
  return words[column] ?? column
}
