import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles, useFollow } from '@galleria/manage'
import {
  type CatalogImport,
  executeCatalogImport,
  getCatalogImport,
  getCatalogImportErrorFileUrl,
  listCatalogImportColumns,
  listCatalogImportErrors,
} from '@galleria/platform-client/catalog-imports'
import { Link } from '@galleria/router'
import { ButtonLink, Heading, Meter, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Download } from '../parts/Download.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Counts } from '../transfer/Counts.tsx'
import { ErrorTable } from '../transfer/ErrorTable.tsx'
import { statusCopy } from '../transfer/field-copy.ts'
import { type ImportSent, MappingForm } from '../transfer/MappingForm.tsx'
import { tryImport } from '../transfer/try-import.ts'

const LIMIT = 25

export async function loader({ client, id, url, signal }: ManageRequest) {
  const offset = Math.max(0, Math.trunc(Number(url.searchParams.get('from'))) || 0)
  const query = { catalogImportId: id, paging: { limit: LIMIT, offset } }
  const [{ catalogImport }, { columns }, { errors, total }] = await orNotFound(
    Promise.all([
      getCatalogImport(client, { catalogImportId: id }, { signal }),
      listCatalogImportColumns(client, undefined, { signal }),
      listCatalogImportErrors(client, query, { signal }),
    ]),
  )
  return { catalogImport, columns, errors, total, offset }
}

type Sent = ImportSent | { readonly intent: 'error-file' }

export function action({ client, id, t }: ManageRequest, sent: Sent) {
  return outcome<object>(t, async () => {
    if (sent.intent === 'error-file') return getCatalogImportErrorFileUrl(client, { catalogImportId: id })
    if (sent.intent === 'try') return tryImport(client, id, sent.mapping)
    await executeCatalogImport(client, { catalogImportId: id, mapping: sent.mapping })
    return {}
  })
}

/** One file of products: what its columns say, what it would do, how far it is, and what became of it. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { catalogImport, columns, errors, total, offset } = data
  const { status, fileName, createdDate } = catalogImport
  const [isReading, isRunning] = [status === 'INITIATED' || status === 'PARSING', status === 'IMPORTING']
  useFollow(isReading || isRunning)
  return (
    <Frame
      title={fileName}
      isOwner={isOwner}
      description={format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' })}
    >
      <div className={styles.rows}>
        <p role="status">{statusCopy(status, t)}</p>
        {catalogImport.parseErrorReason && (
          <Notice tone="danger" title={t('transfer.unreadable')}>
            <bdi>{catalogImport.parseErrorReason}</bdi>
          </Notice>
        )}
        {status === 'PARSED' && (
          <MappingForm key={catalogImport.id} catalogImport={catalogImport} columns={columns} />
        )}
        {isRunning && <Progress catalogImport={catalogImport} />}
        {status === 'IMPORTED' && <Finished catalogImport={catalogImport} />}
        {total > 0 && (
          <div className={styles.form}>
            <Heading level={2} size="lg">
              {t('transfer.errors-of', { count: total })}
            </Heading>
            <div className={styles.buttons}>
              <Download label={t('transfer.error-file')} ask={{ intent: 'error-file' } satisfies Sent} />
            </div>
            <ErrorTable errors={errors} />
            <Pager
              label={t('transfer.pages-of-errors')}
              first={offset > 0 ? '?' : undefined}
              next={offset + errors.length < total ? `?from=${offset + LIMIT}` : undefined}
            />
          </div>
        )}
        <p>
          <TextLink as={Link} to="/manage/catalog/transfer">
            {t('transfer.back')}
          </TextLink>
        </p>
      </div>
    </Frame>
  )
}

function Progress({ catalogImport }: { readonly catalogImport: CatalogImport }) {
  const t = useMessages()
  const { doneRows: done, parsedRowCount } = catalogImport
  const total = parsedRowCount ?? 0
  const text = t('transfer.progress', { done, total })
  return (
    <>
      <Meter label={t('transfer.running')} value={done} max={total} text={text} />
      <p role="status">{text}</p>
      <p className={styles.quiet}>{t('transfer.may-leave')}</p>
    </>
  )
}

function Finished({ catalogImport }: { readonly catalogImport: CatalogImport }) {
  const t = useMessages()
  const { id, createdCount, updatedCount } = catalogImport
  return (
    <>
      <Counts counted={catalogImport} />
      {createdCount + updatedCount > 0 && (
        <div className={styles.buttons}>
          <ButtonLink as={Link} to={`/manage/catalog/history/${id}`}>
            {t('transfer.undo')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
