import { ExportFile, exported, parts, useRestoredFocus } from '@galleria/manage'
import {
  listStockLocations,
  queryStockRows,
  type StockCellWrite,
  type StockRow,
  updateStockCells,
  updateStockSettings,
} from '@galleria/platform-client/stock'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState, Notice, TextLink } from '@galleria/ui'
import { useMemo, useState } from 'react'
import { GridPart } from '../grid/GridPart.tsx'
import type { ColumnId } from '../grid/rules/columns.ts'
import { stockAtEach, variantStock } from '../grid/rules/stock-columns.ts'
import type { CellWrite, Source } from '../grid/source.ts'
import { useTable } from '../grid/use-table.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { orWithout } from '../shared/if-offered.ts'
import { ChangePicked } from '../stock/ChangePicked.tsx'
import { OpenVariant } from '../stock/OpenVariant.tsx'
import { stockQuestionIn } from '../stock/question.ts'
import { StockCards } from '../stock/StockCards.tsx'
import { StockFilters } from '../stock/StockFilters.tsx'
import { Threshold } from '../stock/Threshold.tsx'
import { writeStockCsv } from '../stock/write-csv.ts'

/** Lines that come with the page. */
const FIRST = 100
const noLists = {}

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const question = stockQuestionIn(query)
  const source: Source<StockRow> = {
    read: (paging) => queryStockRows(client, { query: { ...question, paging } }),
    async save(rows, idempotencyKey) {
      const { locationId } = question
      const wanted = rows.map(({ id, cells }) => ({
        id,
        cells: cells.map((cell) => writeOf(cell, locationId)),
      }))
      const at = locationId ? { locationId } : {}
      const { results } = await updateStockCells(client, { rows: wanted, ...at, idempotencyKey })
      return results.map((row) => ({
        ...row,
        cells: row.cells.map(({ locationId: place, ...cell }) => ({
          ...cell,
          cell: place && !locationId ? `at:${place}` : cell.cell,
        })),
      }))
    },
  }
  const first = { ...question, counts: true, paging: { limit: FIRST } }
  const [places, { rows, total = rows.length, lowStockAt }] = await Promise.all([
    orWithout(listStockLocations(client, undefined, { signal })),
    queryStockRows(client, { query: first }, { signal }),
  ])
  return {
    ...{ source, first: { rows, total }, lowStockAt, query: query.toString() },
    locations: (places?.locations ?? []).filter(({ active }) => active),
    locationId: question.locationId ?? '',
  }
}

/**
 * Cell as the platform takes it: of a column's location, of the one that is shown, or of all. Where nobody counts, nothing was
 * seen at a location.
 */
function writeOf({ cell, from, to }: CellWrite, locationId: string | undefined): StockCellWrite {
  const values = { from, to } as Pick<StockCellWrite, 'from' | 'to'>
  if (cell.startsWith('at:')) {
    const seen = from === null ? { to: values.to } : values
    return { ...seen, cell: 'available', locationId: cell.slice(3) }
  }
  const at = locationId && cell !== 'lowStockAt' ? { locationId } : {}
  return { ...values, ...at, cell: cell as StockCellWrite['cell'] }
}

type Sent = { readonly lowStockAt: number } | { readonly intent: 'export'; readonly query: string }

export async function action({ client, t }: ManageRequest, sent: Sent) {
  if ('intent' in sent)
    return exported(() => writeStockCsv(client, stockQuestionIn(new URLSearchParams(sent.query)), t))
  return outcome(t, async () => {
    await updateStockSettings(client, { stockSettings: { lowStockAt: sent.lowStockAt } })
    return {}
  })
}

type Data = Awaited<ReturnType<typeof loader>>

/** A table for each location: what was written at one is not sent to another. */
export function Page(props: PageProps<Data>) {
  return <Inventory key={props.data.locationId} {...props} />
}

/** Stock of each variant as a spreadsheet. What is not saved stays when one asks for other variants. */
function Inventory({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const { first, lowStockAt, locations, locationId } = data
  const table = useTable(data, locationId ? variantStock : stockAtEach(locations), speechOf)
  const { store, selection, total } = table
  const [widths, setWidths] = useState<Partial<Record<ColumnId, number>>>({})
  const part = useRestoredFocus<HTMLDivElement>()
  const columns = useMemo(
    () => store.kind.columns.map((column) => ({ ...column, width: widths[column.id] ?? column.width })),
    [store, widths],
  )
  const query = new URLSearchParams(data.query)
  const product = query.get('product') ? first.rows[0] : undefined

  function speechOf() {
    return {
      decimals: 0,
      words: {
        ...{ visible: '', hidden: '' },
        ...{ inStock: t('stock.in'), outOfStock: t('stock.out') },
      },
      collections: new Map<string, string>(),
    }
  }
  return (
    <Frame
      hasTimes={false}
      title={t('inventory.title')}
      isOwner={isOwner}
      description={t('inventory.more')}
      actions={
        <>
          <ButtonLink as={Link} to="/manage/catalog/stock-transfers">
            {t('moves.title')}
          </ButtonLink>
          <ButtonLink as={Link} to="/manage/settings/locations">
            {t('moves.locations')}
          </ButtonLink>
          <ExportFile name="inventory" />
        </>
      }
    >
      <div {...part} className={parts.rows}>
        <StockFilters key={data.query} {...{ query, locations }} />
        {product && (
          <Notice>
            {t('inventory.of', { name: product.name })}{' '}
            <TextLink as={Link} to={`/manage/catalog/products/${product.productId}`}>
              {t('editor.open', { name: product.name })}
            </TextLink>
          </Notice>
        )}
        <Threshold lowStockAt={lowStockAt} />
        <GridPart
          table={table}
          count={t('inventory.count', { count: total })}
          tools={
            <>
              <ChangePicked store={store} selection={selection} onSay={table.say} />
              <OpenVariant store={store} selection={selection} />
            </>
          }
          none={
            <EmptyState
              title={t('inventory.none')}
              description={t('products.none-more')}
              action={
                <ButtonLink as={Link} to="/manage/catalog/inventory">
                  {t('inventory.all')}
                </ButtonLink>
              }
            />
          }
          cards={<StockCards store={store} />}
          label={t('inventory.title')}
          columns={columns}
          onWidth={(id, width) => setWidths((before) => ({ ...before, [id]: Math.max(60, width) }))}
          lists={noLists}
          question={data.query}
        />
      </div>
    </Frame>
  )
}
