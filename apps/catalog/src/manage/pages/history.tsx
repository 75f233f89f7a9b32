import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles, Table } from '@galleria/manage'
import { queryCatalogEdits } from '@galleria/platform-client/catalog-edits'
import { Link } from '@galleria/router'
import { Badge, EmptyState, Notice, TextLink } from '@galleria/ui'
import { callName, whoName } from '../call-copy.ts'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { Pager } from '../parts/Pager.tsx'

const LIMIT = 25

export async function loader({ client, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const product = url.searchParams.get('product')
  const first = { filter: product ? { entityId: product } : {}, cursorPaging: { limit: LIMIT } }
  const query = cursor ? { cursorPaging: { limit: LIMIT, cursor } } : first
  const { catalogEdits, pagingMetadata } = await orNotFound(queryCatalogEdits(client, { query }, { signal }))
  return { edits: catalogEdits, product, isFirst: !cursor, next: pagingMetadata?.cursors?.next ?? null }
}

/** Every edit of the catalog, newest first; with `?product=` those of one. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { edits, product, isFirst, next } = data
  const of = (more: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams({ ...(product && { product }), ...more })}`
  return (
    <Frame title={t('history.title')} isOwner={isOwner} description={t('history.more')}>
      <div className={styles.rows}>
        {product && (
          <Notice>
            {t('history.of')}{' '}
            <TextLink as={Link} to="/manage/catalog/history">
              {t('history.of-all')}
            </TextLink>
          </Notice>
        )}
        {edits.length === 0 ? (
          <EmptyState title={t('history.none')} />
        ) : (
          <Table
            label={t('history.title')}
            head={[
              { title: t('history.what') },
              { title: t('history.count'), isNumber: true },
              { title: t('history.who') },
              { title: t('history.when') },
              { title: t('history.state') },
            ]}
            rows={edits.map(({ id, call, changed, identity, by, createdDate, undoes, undoneBy }) => ({
              key: id,
              cells: [
                <TextLink key="what" as={Link} to={`/manage/catalog/history/${id}`}>
                  {callName(call, t)}
                </TextLink>,
                format.number(changed),
                <bdi key="who">{by ?? whoName(identity, t)}</bdi>,
                format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
                undoneBy ? (
                  <Badge key="state">{t('history.undone')}</Badge>
                ) : undoes ? (
                  <Badge key="state" tone="info">
                    {t('history.undoes')}
                  </Badge>
                ) : (
                  '–'
                ),
              ],
            }))}
          />
        )}
        <Pager
          label={t('history.pages')}
          first={isFirst ? undefined : of({})}
          next={next ? of({ cursor: next }) : undefined}
          isByDate
        />
      </div>
    </Frame>
  )
}
