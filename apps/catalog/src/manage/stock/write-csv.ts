import { csvLine } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { listStockLocations, queryStockRows, type StockQuery } from '@galleria/platform-client/stock'
import { stockAtEach, variantStock } from '../grid/rules/stock-columns.ts'
import { columnName } from '../grid/views/column-copy.ts'
import type { Say } from '../messages/index.ts'

/** Rows of one call. */
const MANY = 1000

/** Rows that the question finds, a line for each variant. */
export async function writeStockCsv(client: PlatformClient, question: StockQuery, t: Say): Promise<string> {
  const { locations } = await listStockLocations(client, undefined)
  const kind = question.locationId ? variantStock : stockAtEach(locations.filter(({ active }) => active))
  const lines = [csvLine(kind.columns.map(({ id, title }) => title ?? columnName(id, t)))]
  for (let offset = 0; ; offset += MANY) {
    const { rows } = await queryStockRows(client, { query: { ...question, paging: { limit: MANY, offset } } })
    for (const row of rows)
      lines.push(
        csvLine(
          kind.columns.map(({ id }) => {
            const value = kind.valueAt(row, id)
            if (typeof value === 'boolean') return value ? t('stock.in') : t('stock.out')
            return typeof value === 'number' || typeof value === 'string' ? value : ''
          }),
        ),
      )
    if (rows.length < MANY) return lines.join('')
  }
}
