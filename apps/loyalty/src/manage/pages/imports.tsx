import { useFormat } from '@galleria/i18n'
import { parts as styles, Table, useSend } from '@galleria/manage'
import {
  createLoyaltyImport,
  createLoyaltyImportFileUrl,
  queryLoyaltyImports,
} from '@galleria/platform-client/loyalty-imports'
import { Link, useNavigate } from '@galleria/router'
import { Button, Card, EmptyState, Field, Heading, TextLink } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { importState } from '../import-copy.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

/** Bytes that an import may have. */
const MOST = 100_000_000

export async function loader({ client, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const { loyaltyImports, pagingMetadata } = await queryLoyaltyImports(
    client,
    { query: { cursorPaging: { limit: 20, ...(cursor && { cursor }) } } },
    { signal },
  )
  return { imports: loyaltyImports, next: pagingMetadata?.cursors?.next ?? null }
}

type Sent = { intent: 'address' } | { intent: 'made'; fileUrl: string; fileName: string; fileSize: number }

export function action({ client, t }: ManageRequest, sent: Sent) {
  return outcome<{ filePath?: string; uploadUrl?: string; id?: string }>(t, async () => {
    if (sent.intent === 'address') return createLoyaltyImportFileUrl(client)
    const { fileUrl, fileName, fileSize } = sent
    const { loyaltyImport } = await createLoyaltyImport(client, { fileUrl, fileName, fileSize })
    return { id: loyaltyImport.id }
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const address = useSend<{ filePath?: string; uploadUrl?: string }>()
  const made = useSend<{ id?: string }>()
  const [file, setFile] = useState<File>()
  const [isUploading, setUploading] = useState(false)
  const [error, setError] = useState<string>()
  const { uploadUrl, filePath } = address.sent ?? {}
  const id = made.sent?.id
  useEffect(() => {
    if (id) void navigate(`/manage/loyalty/imports/${id}`)
  }, [id, navigate])
  useEffect(() => {
    if (!uploadUrl || !filePath || !file) return
    void fetch(uploadUrl, { method: 'PUT', body: file })
      .then(({ ok }) => {
        if (!ok) throw new Error('refused')
        made.send({ intent: 'made', fileUrl: filePath, fileName: file.name, fileSize: file.size })
      })
      .catch(() => setError(t('imports.not-sent')))
      .finally(() => setUploading(false))
  }, [uploadUrl])

  function upload(event: FormEvent) {
    event.preventDefault()
    const problem = !file ? t('imports.choose') : file.size > MOST ? t('imports.too-large') : undefined
    setError(problem)
    if (problem) return
    setUploading(true)
    address.send({ intent: 'address' })
  }
  const problem = error ?? address.sent?.problem ?? made.sent?.problem
  return (
    <Frame title={t('imports.title')} isOwner={isOwner} description={t('imports.more')}>
      <div className={styles.rows}>
        <Card>
          <Heading level={2}>{t('imports.new')}</Heading>
          <form className={styles.form} onSubmit={upload} noValidate>
            <Field
              label={t('imports.file')}
              hint={t('imports.file-hint')}
              type="file"
              accept=".csv,text/csv"
              error={problem}
              onChange={(event) => setFile(event.target.files?.[0])}
            />
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" pending={isUploading || made.isSending}>
                {t('imports.send')}
              </Button>
            </div>
          </form>
        </Card>
        {data.imports.length === 0 ? (
          <EmptyState title={t('imports.none')} />
        ) : (
          <Table
            label={t('imports.title')}
            head={[
              { title: t('imports.file') },
              { title: t('imports.when') },
              { title: t('imports.state') },
              { title: t('imports.rows'), isNumber: true },
            ]}
            rows={data.imports.map(({ id, fileMetadata, createdDate, status, parseResult }) => ({
              key: id,
              cells: [
                <TextLink key="file" as={Link} to={`/manage/loyalty/imports/${id}`}>
                  <bdi>{fileMetadata?.name ?? id}</bdi>
                </TextLink>,
                createdDate ? format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }) : '',
                importState(status, t),
                format.number(parseResult?.parsedRowCount ?? 0),
              ],
            }))}
          />
        )}
        {data.next && (
          <TextLink as={Link} to={`?${new URLSearchParams({ cursor: data.next })}`} rel="next">
            {t('ledger.older')}
          </TextLink>
        )}
      </div>
    </Frame>
  )
}
