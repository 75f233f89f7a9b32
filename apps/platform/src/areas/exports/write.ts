import { later } from '../../base/later.ts'
import { type ZippedFile, zipped } from '../../base/zipped.ts'
import type { Services } from '../../data/services.ts'
import { frugalParts, productLines } from '../catalog/index.ts'
import { shopConfig } from '../site-properties/index.ts'
import { obfuscated } from '../terms/index.ts'
import { readme } from './readme.ts'
import { customerPages, jsonLine, tableReader } from './rows.ts'
import { type ShopTable, shopTables } from './shop-tables.ts'
import { customerLines, orderLines } from './spreadsheets.ts'
import { type AnyRow, countRows, updateExport } from './store.ts'
import type { ExportStatus } from './tables.ts'

const names = Object.keys(shopTables) as readonly ShopTable[]

/** Bytes of the whole shop as a ZIP, with the progress written down once a second. */
export async function* writeShop(services: Services, id: string): AsyncGenerator<Uint8Array> {
  const { db, clock, log } = services
  let rows = 0
  let told = clock.now()
  let status: ExportStatus = 'STOPPED'
  const tell = (state: ExportStatus) => {
    told = clock.now()
    return updateExport(db, id, { status: state, rows, updatedAt: told })
  }
  try {
    let total = 0
    for (const name of names) total += await countRows(db, name)
    await updateExport(db, id, { status: 'RUNNING', rows, total, updatedAt: told })
    const files = await filesOf(services, (count) => {
      rows += count
    })
    for await (const bytes of frugalParts(zipped(files, clock.now()))) {
      yield bytes
      if (clock.now() >= later(told, 1)) await tell('RUNNING')
    }
    status = 'DONE'
  } catch (error) {
    status = 'FAILED'
    log({
      level: 'error',
      operation: 'CreateShopExport',
      error: `An export of the shop failed: ${String(error)}`,
    })
    throw error
  } finally {
    await tell(status)
  }
}

async function filesOf(services: Services, count: (rows: number) => void): Promise<ZippedFile[]> {
  const { db, clock } = services
  const pages = await tableReader(db)
  const { storeName, currency } = await shopConfig(db, services.config)
  async function* counted(table: ShopTable) {
    for await (const rows of pages(table)) {
      yield rows.map((row) => jsonLine(masked(table, row))).join('')
      count(rows.length)
    }
  }
  return [
    { name: 'README.txt', parts: only(readme(storeName, clock.now())) },
    { name: 'products.csv', parts: productLines(services) },
    { name: 'orders.csv', parts: orderLines(pages('orders')) },
    { name: 'customers.csv', parts: customerLines(customerPages(db), currency) },
    ...names.map((name) => ({ name: `data/${name}.ndjson`, parts: counted(name) })),
  ]
}

/** A gift card's code is money: it is told as the list of cards tells it. */
function masked(table: ShopTable, row: AnyRow): AnyRow {
  if (table !== 'giftCards' || !row.lastDigits) return row
  return { ...row, code: obfuscated({ lastDigits: String(row.lastDigits) }) }
}

async function* only(text: string): AsyncGenerator<string> {
  yield text
}
