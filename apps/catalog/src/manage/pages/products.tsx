import { parts, useRestoredFocus } from '@galleria/manage'
import { previewBulkChange } from '@galleria/platform-client/catalog-bulk'
import { type CellWrite, queryCatalogRows, updateCatalogCells } from '@galleria/platform-client/catalog-rows'
import { getMyMember } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { ChangeMany } from '../grid/bulk/ChangeMany.tsx'
import { PickedActs } from '../grid/bulk/PickedActs.tsx'
import { type BulkSent, sendBulk } from '../grid/bulk/send.ts'
import { Filters } from '../grid/Filters.tsx'
import { GridPart } from '../grid/GridPart.tsx'
import { Lists, listIds } from '../grid/Lists.tsx'
import { OpenProduct } from '../grid/OpenProduct.tsx'
import { cameraOf } from '../grid/phone/camera.ts'
import { PhoneList } from '../grid/phone/PhoneList.tsx'
import type { BulkCall } from '../grid/rules/bulk.ts'
import { products } from '../grid/rules/kind.ts'
import { questionIn } from '../grid/rules/question.ts'
import type { Source } from '../grid/source.ts'
import { useLayout } from '../grid/use-layout.ts'
import { useTable } from '../grid/use-table.ts'
import { ColumnsPanel } from '../grid/views/ColumnsPanel.tsx'
import { Views } from '../grid/views/Views.tsx'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { namesOfPreview } from '../shared/names-by-id.ts'
import { readNames } from '../shared/read-names.ts'

/** Lines that come with the page. */
const FIRST = 100

export async function loader({ client, own, url, signal, site, t }: ManageRequest) {
  const query = url.searchParams
  const question = questionIn(query)
  const source: Source = {
    read: (paging) => queryCatalogRows(client, { query: { ...question, paging } }),
    save: async (rows, idempotencyKey) =>
      (
        await updateCatalogCells(client, {
          rows: rows as { id: string; cells: CellWrite[] }[],
          idempotencyKey,
        })
      ).results,
  }
  const [first, names, { member }] = await Promise.all([
    queryCatalogRows(client, { query: { ...question, paging: { limit: FIRST } } }, { signal }),
    readNames(client, { signal }),
    getMyMember(own, undefined, { signal }),
  ])
  const [currency = 'USD'] = site.currencies
  const found = { filter: question.filter, ...(question.search && { search: question.search }) }
  return {
    source,
    async readPreview(call: BulkCall, ids?: readonly string[]) {
      const these = ids ? { filter: { id: { $in: ids } } } : found
      const preview = await previewBulkChange(client, { ...these, ...call })
      const made = 'set' in call ? Object.values(call.set)[0] : undefined
      return { ...preview, namesById: await namesOfPreview(client, preview, made) }
    },
    first,
    names,
    camera: cameraOf(client, t),
    staffId: member.id,
    query: query.toString(),
    currency,
  }
}

/** Changes products in a job whose page shows the progress, or copies them. */
export function action({ client, url, t }: ManageRequest, sent: BulkSent) {
  const { filter, search } = questionIn(url.searchParams)
  return outcome(t, () => sendBulk(client, { filter, ...(search && { search }) }, sent))
}

type Data = Awaited<ReturnType<typeof loader>>

/** The catalog as a spreadsheet. What is not saved stays when one asks for other products. */
export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const { readPreview, names, camera, staffId, currency } = data
  const table = useTable(data, products, speechOf)
  const { store, selection, total, isNarrow } = table
  const { layout, columns, setLayout, setWidth } = useLayout(staffId)
  const part = useRestoredFocus<HTMLDivElement>()
  const query = new URLSearchParams(data.query)
  const views = <Views query={data.query} />
  const filters = <Filters key={data.query} query={query} names={names} isFolded={isNarrow} />

  function speechOf() {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return {
      decimals: digits.maximumFractionDigits ?? 2,
      words: {
        visible: t('status.visible'),
        hidden: t('status.hidden'),
        draft: t('status.draft'),
        scheduled: t('status.scheduled'),
        inStock: t('stock.in'),
        outOfStock: t('stock.out'),
      },
      collections: new Map(names.collections),
    }
  }
  return (
    <Frame
      title={t('products.title')}
      isOwner={isOwner}
      description={t('products.more')}
      actions={
        <ButtonLink as={Link} to="/manage/catalog/products/new" variant="primary">
          {t('editor.new')}
        </ButtonLink>
      }
    >
      <div {...part} className={parts.rows}>
        {isNarrow ? (
          <>
            {filters}
            {views}
          </>
        ) : (
          <>
            {views}
            {filters}
          </>
        )}
        <Lists names={names} />
        <GridPart
          table={table}
          count={t('products.found', { count: total })}
          tools={
            <>
              <ChangeMany {...{ store, selection, names, currency, readPreview }} />
              <PickedActs {...{ store, selection }} />
              <ColumnsPanel layout={layout} onLayout={setLayout} />
              <OpenProduct store={store} selection={selection} />
            </>
          }
          none={
            <EmptyState
              title={t('products.none')}
              description={t('products.none-more')}
              action={
                <ButtonLink as={Link} to="/manage/catalog">
                  {t('products.all')}
                </ButtonLink>
              }
            />
          }
          cards={<PhoneList store={store} camera={camera} />}
          label={t('grid.label')}
          columns={columns}
          onWidth={setWidth}
          lists={listIds}
          question={data.query}
        />
      </div>
    </Frame>
  )
}
