import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles, Table } from '@galleria/manage'
import {
  createCatalogExport,
  createCatalogImport,
  queryCatalogImports,
} from '@galleria/platform-client/catalog-imports'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { Link, useNavigate } from '@galleria/router'
import { Card, EmptyState, Heading, Select, TextLink } from '@galleria/ui'
import { useRef, useState } from 'react'
import { questionIn } from '../grid/rules/question.ts'
import { Upload } from '../media/Upload.tsx'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Download } from '../parts/Download.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Pager } from '../parts/Pager.tsx'
import { readCollections } from '../product/read.ts'
import { statusCopy } from '../transfer/field-copy.ts'

const LIMIT = 25

export async function loader({ client, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const query = { cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) } }
  const [{ catalogImports, pagingMetadata }, collections] = await orNotFound(
    Promise.all([queryCatalogImports(client, { query }, { signal }), readCollections(client, { signal })]),
  )
  return {
    imports: catalogImports,
    collections,
    isFirst: !cursor,
    next: pagingMetadata?.cursors?.next ?? null,
    /** Sends a table; answers the id of its import. @throws PlatformError what is refused */
    async send(file: File, onProgress: (sent: number, total: number) => void) {
      const { id: fileId } = await uploadFile(client, file, { private: true }, { onProgress })
      return (await createCatalogImport(client, { fileId })).catalogImport.id
    },
  }
}

interface Sent {
  readonly intent: 'export'
  readonly format: 'HOSTED' | 'SHOPIFY'
  /** Query of products, in the form of the grid's address. */
  readonly of: string
}

export function action({ client, t }: ManageRequest, { format, of }: Sent) {
  const { filter } = questionIn(new URLSearchParams(of))
  return outcome(t, () => createCatalogExport(client, { format, filter }))
}

/** Products from files and into files. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const begun = useRef<string>(null)
  const { imports, collections, isFirst, next } = data
  return (
    <Frame title={t('transfer.title')} isOwner={isOwner} description={t('transfer.more')}>
      <div className={styles.rows}>
        <Card className={styles.form}>
          <Heading level={2} size="lg">
            {t('transfer.import')}
          </Heading>
          <p className={styles.quiet}>{t('transfer.import-more')}</p>
          <Upload
            label={t('transfer.choose')}
            hint={t('transfer.drop')}
            accept=".csv,text/csv"
            single
            send={async (file, onProgress) => {
              begun.current = await data.send(file, onProgress)
            }}
            onEnd={() => {
              if (begun.current) void navigate(`/manage/catalog/transfer/${begun.current}`)
            }}
          />
        </Card>
        <Export collections={collections} />
        <Heading level={2} size="lg">
          {t('transfer.before')}
        </Heading>
        {imports.length === 0 ? (
          <EmptyState title={t('transfer.none')} />
        ) : (
          <Table
            label={t('transfer.before')}
            head={[
              { title: t('transfer.file') },
              { title: t('history.when') },
              { title: t('history.state') },
              { title: t('transfer.created'), isNumber: true },
              { title: t('transfer.updated'), isNumber: true },
              { title: t('transfer.not-taken'), isNumber: true },
            ]}
            rows={imports.map((one) => ({
              key: one.id,
              cells: [
                <TextLink key="file" as={Link} to={`/manage/catalog/transfer/${one.id}`}>
                  <bdi>{one.fileName}</bdi>
                </TextLink>,
                format.date(one.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
                statusCopy(one.status, t),
                format.number(one.createdCount),
                format.number(one.updatedCount),
                format.number(one.failedCount),
              ],
            }))}
          />
        )}
        <Pager
          label={t('transfer.pages')}
          first={isFirst ? undefined : '?'}
          next={next ? `?${new URLSearchParams({ cursor: next })}` : undefined}
          isByDate
        />
      </div>
    </Frame>
  )
}

interface ExportProps {
  readonly collections: readonly { readonly id: string; readonly name: string }[]
}

function Export({ collections }: ExportProps) {
  const t = useMessages()
  const [format, setFormat] = useState<Sent['format']>('HOSTED')
  const [of, setOf] = useState('')
  return (
    <Card className={styles.form}>
      <Heading level={2} size="lg">
        {t('transfer.export')}
      </Heading>
      <div className={styles.inline}>
        <Select label={t('bulk.of')} value={of} onChange={(event) => setOf(event.target.value)}>
          <option value="">{t('views.all')}</option>
          <option value="status=visible">{t('status.visible')}</option>
          <option value="status=hidden">{t('status.hidden')}</option>
          {collections.map(({ id, name }) => (
            <option key={id} value={`${new URLSearchParams({ collection: id })}`}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t('transfer.format')}
          value={format}
          onChange={(event) => setFormat(event.target.value as Sent['format'])}
        >
          <option value="HOSTED">{t('transfer.hosted')}</option>
          <option value="SHOPIFY">{t('transfer.shopify')}</option>
        </Select>
      </div>
      <div className={styles.buttons}>
        {/* With another choice the link of the one before is gone. */}
        <Download
          key={`${of} ${format}`}
          label={t('transfer.make')}
          ask={{ intent: 'export', format, of } satisfies Sent}
        />
      </div>
    </Card>
  )
}
