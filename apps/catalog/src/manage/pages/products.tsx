import { parts, useRestoredFocus } from '@galleria/manage'
import {
  bulkAdjustProductVariantsByFilter,
  bulkUpdateProductsByFilter,
  previewBulkChange,
} from '@galleria/platform-client/catalog-bulk'
import { queryCatalogRows, updateCatalogCells } from '@galleria/platform-client/catalog-rows'
import { getMyMember } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChangeMany } from '../grid/bulk/ChangeMany.tsx'
import { cameraOf } from '../grid/camera.ts'
import { Filters } from '../grid/Filters.tsx'
import { Grid } from '../grid/Grid.tsx'
import styles from '../grid/grid.module.css'
import { Lists, listIds } from '../grid/Lists.tsx'
import { OpenCells } from '../grid/OpenCells.tsx'
import { OpenProduct } from '../grid/OpenProduct.tsx'
import { PhoneList } from '../grid/PhoneList.tsx'
import type { BulkCall } from '../grid/rules/bulk.ts'
import { questionIn } from '../grid/rules/question.ts'
import { at } from '../grid/rules/range.ts'
import { SaveState } from '../grid/SaveState.tsx'
import { Selection } from '../grid/selection.ts'
import type { Source } from '../grid/source.ts'
import { GridStore } from '../grid/store.ts'
import { useLayout } from '../grid/use-layout.ts'
import { useNarrow } from '../grid/use-narrow.ts'
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
      (await updateCatalogCells(client, { rows, idempotencyKey })).results,
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
    async readPreview(call: BulkCall) {
      const preview = await previewBulkChange(client, { ...found, ...call })
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

type Sent = BulkCall & { readonly key: string }

/** Changes all products that the address finds, in a job whose page shows the progress. */
export function action({ client, url, t }: ManageRequest, { key, ...change }: Sent) {
  const { filter, search } = questionIn(url.searchParams)
  const found = { filter, ...(search && { search }), idempotencyKey: key }
  return outcome(t, () =>
    'set' in change
      ? bulkUpdateProductsByFilter(client, { ...found, set: change.set })
      : bulkAdjustProductVariantsByFilter(client, { ...found, adjust: change.adjust }),
  )
}

type Data = Awaited<ReturnType<typeof loader>>

/** The catalog as a spreadsheet. What is not saved stays when one asks for other products. */
export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const { source, readPreview, first, names, camera, staffId, currency } = data
  const [store] = useState(() => new GridStore(source, speechOf(), first))
  const [shown, setShown] = useState(first)
  const [selection] = useState(() => new Selection())
  const [said, setSaid] = useState('')
  const { layout, columns, setLayout, setWidth } = useLayout(staffId)
  const isNarrow = useNarrow()
  const part = useRestoredFocus<HTMLDivElement>()
  const total = useSyncExternalStore(store.subscribe, () => store.windows.total)
  useEffect(() => {
    if (shown === first) return
    setShown(first)
    selection.set(at({ row: 0, column: 0 }))
    store.windows.restart(source, first)
  }, [store, selection, source, first, shown])
  const query = new URLSearchParams(data.query)
  const views = <Views staffId={staffId} query={data.query} />
  const filters = <Filters key={data.query} query={query} names={names} isFolded={isNarrow} />

  function speechOf() {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return {
      decimals: digits.maximumFractionDigits ?? 2,
      words: {
        visible: t('status.visible'),
        hidden: t('status.hidden'),
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
        <div className={styles.tools}>
          <p role="status" className={parts.quiet}>
            {t('products.found', { count: total })}
          </p>
          <SaveState store={store} isNarrow={isNarrow} />
          {total > 0 && !isNarrow && (
            <>
              <ChangeMany {...{ store, selection, names, currency, readPreview }} />
              <ColumnsPanel layout={layout} onLayout={setLayout} />
              <OpenProduct store={store} selection={selection} />
            </>
          )}
        </div>
        <OpenCells store={store} />
        {total === 0 ? (
          <EmptyState
            title={t('products.none')}
            description={t('products.none-more')}
            action={
              <ButtonLink as={Link} to="/manage/catalog">
                {t('products.all')}
              </ButtonLink>
            }
          />
        ) : isNarrow ? (
          <PhoneList store={store} camera={camera} />
        ) : (
          <>
            <Lists names={names} />
            <Grid
              store={store}
              columns={columns}
              selection={selection}
              onWidth={setWidth}
              lists={listIds}
              question={data.query}
              onSay={setSaid}
            />
            <p role="status" className={parts.quiet}>
              {said}
            </p>
          </>
        )}
      </div>
    </Frame>
  )
}
