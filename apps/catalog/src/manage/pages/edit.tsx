import { useFormat } from '@galleria/i18n'
import { type Outcome, orNotFound, parts as styles, Table, useFollow, useSend } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { type CatalogJob, getCatalogJob, listCatalogJobResults } from '@galleria/platform-client/catalog-bulk'
import { getCatalogEdit, listCatalogEditRows, undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import { Link, useNavigate } from '@galleria/router'
import { Badge, Button, Meter, Notice, TextLink } from '@galleria/ui'
import { useEffect } from 'react'
import { callName, reasonName, thingName, whoName } from '../call-copy.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { EditCells } from '../parts/EditCells.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Pager } from '../parts/Pager.tsx'
import { type Refused, RefusedList } from '../parts/RefusedList.tsx'
import { textOf } from '../rules/edit-cell.ts'
import { namesById, namesOfProducts } from '../shared/names-by-id.ts'

const LIMIT = 25

export async function loader({ client, id, url, signal, site }: ManageRequest) {
  const offset = Math.max(0, Math.trunc(Number(url.searchParams.get('from'))) || 0)
  const edited = getCatalogEdit(client, { id }, { signal })
  const [{ catalogEdit }, { rows, total }, job] = await orNotFound(
    Promise.all([
      edited,
      listCatalogEditRows(client, { id, paging: { limit: LIMIT, offset } }, { signal }),
      edited.then(({ catalogEdit: { hasJob } }) => (hasJob ? jobOf(client, id, signal) : undefined)),
    ]),
  )
  const [currency = 'USD'] = site.currencies
  const names = await namesById(client, rows, { signal })
  return { edit: catalogEdit, rows, total, offset, job, currency, names }
}

/** How far a change of many has come, and of what it could not change the first ones. */
async function jobOf(client: PlatformClient, id: string, signal: AbortSignal) {
  const { job } = await getCatalogJob(client, { id }, { signal })
  const query = { id, status: 'FAILED', cursorPaging: { limit: LIMIT } } as const
  const { results } =
    job.failed > 0 ? await listCatalogJobResults(client, query, { signal }) : { results: [] }
  const refused = results.map(({ productId, error }): Refused => ({ id: productId, ...error }))
  const names = await namesOfProducts(
    client,
    refused.map(({ id: productId }) => productId),
    { signal },
  )
  return { job, refused, names }
}

interface Answer extends Outcome {
  readonly jobId?: string | undefined
  readonly taken?: number
  readonly refused?: readonly Refused[]
}

/** Takes it back. What was changed again since stays, and is told. */
export function action({ client, id, t }: ManageRequest, { key }: { readonly key: string }): Promise<Answer> {
  return outcome(t, async () => {
    const { jobId, results, bulkActionMetadata } = await undoCatalogEdit(client, { id, idempotencyKey: key })
    const refused = results.flatMap(({ itemMetadata }): Refused[] =>
      itemMetadata.success ? [] : [{ id: itemMetadata.id ?? '', ...itemMetadata.error }],
    )
    return { jobId, taken: bulkActionMetadata.totalSuccesses, refused }
  })
}

/** One edit: what it changed from what to what, and taking it back. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const { edit, rows, total, offset, job, currency, names } = data
  const undo = useSend<Answer>()
  const isRunning = job?.job.status === 'RUNNING'
  useFollow(isRunning)
  const begun = undo.sent?.jobId
  useEffect(() => {
    if (begun) void navigate(`/manage/catalog/history/${begun}`)
  }, [begun, navigate])
  const kinds: Readonly<Record<string, string>> = {
    created: t('edit.created'),
    updated: t('edit.updated'),
    deleted: t('edit.deleted'),
  }
  return (
    <Frame
      title={callName(edit.call, t)}
      isOwner={isOwner}
      description={t('edit.by', {
        date: format.date(edit.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
        name: edit.by ?? whoName(edit.identity, t),
      })}
    >
      <div className={styles.rows}>
        {job && <Progress job={job.job} />}
        <p role="status">{t('edit.rows', { count: edit.changed })}</p>
        {edit.reason && <p>{t('edit.reason', { reason: reasonName(edit.reason, t) })}</p>}
        {edit.undoneBy && (
          <Notice>
            <TextLink as={Link} to={`/manage/catalog/history/${edit.undoneBy}`}>
              {t('edit.undone-by')}
            </TextLink>
          </Notice>
        )}
        {edit.undoes && (
          <p>
            <TextLink as={Link} to={`/manage/catalog/history/${edit.undoes}`}>
              {t('edit.undoes')}
            </TextLink>
          </p>
        )}
        {edit.changed > 0 && !isRunning && (
          <div className={styles.form}>
            <p className={styles.quiet}>{t('edit.undo-more')}</p>
            <div className={styles.buttons}>
              <Button pending={undo.isSending} onClick={() => undo.send({ key: crypto.randomUUID() })}>
                {edit.undoneBy ? t('edit.undo-again') : t('edit.undo')}
              </Button>
            </div>
            <div role="status">
              {undo.sent?.done && !begun && <p>{t('edit.taken', { count: undo.sent.taken ?? 0 })}</p>}
            </div>
            {undo.sent?.problem && <Notice tone="danger">{undo.sent.problem}</Notice>}
            <RefusedList refused={undo.sent?.refused ?? []} names={namesIn(rows)} />
          </div>
        )}
        {job && <RefusedList refused={job.refused} names={job.names} count={job.job.failed} />}
        {rows.length > 0 && (
          <Table
            label={t('edit.cells')}
            head={[{ title: t('edit.thing') }, { title: t('edit.how') }, { title: t('edit.cells') }]}
            rows={rows.map(({ index, entityType, entityId, name, action, cells }) => ({
              key: String(index),
              cells: [
                entityType === 'product' ? (
                  <TextLink
                    key="name"
                    as={Link}
                    to={`/manage/catalog/history?${new URLSearchParams({ product: entityId })}`}
                  >
                    <bdi>{textOf(name)}</bdi>
                  </TextLink>
                ) : (
                  <bdi key="name">{thingName({ entityType, name }, t)}</bdi>
                ),
                <Badge key="how" tone={action === 'deleted' ? 'danger' : 'neutral'}>
                  {kinds[action] ?? action}
                </Badge>,
                <EditCells key="cells" cells={cells} currency={currency} namesById={names} />,
              ],
            }))}
          />
        )}
        <Pager
          label={t('edit.pages')}
          first={offset > 0 ? '?' : undefined}
          next={offset + rows.length < total ? `?from=${offset + LIMIT}` : undefined}
        />
        <div className={styles.buttons}>
          <TextLink as={Link} to="/manage/catalog/history">
            {t('edit.back')}
          </TextLink>
        </div>
      </div>
    </Frame>
  )
}

const namesIn = (rows: readonly { readonly entityId: string; readonly name: string }[]) =>
  Object.fromEntries(rows.map(({ entityId, name }) => [entityId, name]))

function Progress({ job }: { readonly job: CatalogJob }) {
  const t = useMessages()
  const { succeeded, failed, total, status, call } = job
  const done = succeeded + failed
  const text = t('edit.progress', { done, total })
  return (
    <>
      <Meter label={callName(call, t)} value={done} max={total} text={text} />
      <p role="status">{status === 'RUNNING' ? text : t('edit.finished', { succeeded, failed })}</p>
    </>
  )
}
