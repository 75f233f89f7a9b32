import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles, Table, useFollow, useSend } from '@galleria/manage'
import {
  dryRunLoyaltyImport,
  executeLoyaltyImport,
  getLoyaltyImport,
  getLoyaltyImportErrorFileUrl,
} from '@galleria/platform-client/loyalty-imports'
import { Link } from '@galleria/router'
import { Button, Meter, Notice, Select, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { importState } from '../import-copy.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ client, id, signal }: ManageRequest) {
  const { loyaltyImport } = await orNotFound(getLoyaltyImport(client, { loyaltyImportId: id }, { signal }))
  const hasErrors = loyaltyImport.importResult?.errorFileExists
  const errors = hasErrors
    ? (await getLoyaltyImportErrorFileUrl(client, { loyaltyImportId: id }, { signal })).url
    : null
  return { loyaltyImport, errors }
}

interface Sent {
  readonly intent: 'try' | 'go'
  readonly email: number
  readonly points: number
}
type Tried = Awaited<ReturnType<typeof dryRunLoyaltyImport>>

export function action({ client, id, t }: ManageRequest, { intent, email, points }: Sent) {
  const input = {
    loyaltyImportId: id,
    headerMappingInfo: {
      headerMappings: [
        { columnName: 'EMAIL' as const, columnIndex: email },
        { columnName: 'POINTS' as const, columnIndex: points },
      ],
    },
  }
  return outcome<{ tried?: Tried }>(t, async () => {
    if (intent === 'try') return { tried: await dryRunLoyaltyImport(client, input) }
    await executeLoyaltyImport(client, input)
    return {}
  })
}

export function Page(props: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const { data, isOwner } = props
  const t = useMessages()
  const { fileMetadata, status, parseResult, importResult } = data.loyaltyImport
  useFollow(status !== 'PARSED' && status !== 'IMPORTED' && status !== 'FAILED')
  const total = parseResult?.parsedRowCount ?? 0
  const succeeded = importResult?.successCount ?? 0
  const failed = importResult?.failureCount ?? 0
  const done = succeeded + failed
  return (
    <Frame title={fileMetadata?.name ?? t('imports.title')} isOwner={isOwner}>
      <div className={styles.rows}>
        <p role="status">{importState(status, t)}</p>
        {status === 'PARSED' && <Mapping {...props} />}
        {(status === 'IMPORTING' || status === 'IMPORTED') && (
          <Meter
            label={t('imports.progress')}
            value={done}
            max={total}
            text={t('job.progress', { done, total })}
          />
        )}
        {status === 'IMPORTED' && (
          <Notice tone={failed > 0 ? 'warning' : 'success'}>
            <p>{t('imports.result', { succeeded, failed })}</p>
            {data.errors && <TextLink href={data.errors}>{t('imports.errors')}</TextLink>}
          </Notice>
        )}
        {status === 'FAILED' && (
          <Notice tone="danger">
            <bdi>{parseResult?.parseErrorReason ?? t('imports.is-failed')}</bdi>
          </Notice>
        )}
        <TextLink as={Link} to="/manage/loyalty/imports">
          {t('imports.back')}
        </TextLink>
      </div>
    </Frame>
  )
}

/** Import in three steps: column mapping, preview, import. */
function Mapping({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const header = data.loyaltyImport.fileMetadata?.header?.values ?? []
  const samples = data.loyaltyImport.fileMetadata?.sampleDataRows ?? []
  const [email, setEmail] = useState(() => String(guess(header, /mail/i, 0)))
  const [points, setPoints] = useState(() => String(guess(header, /point|balance|score/i, 1)))
  const [triedWith, setTriedWith] = useState('')
  const dry = useSend<{ tried?: Tried }>()
  const go = useSend()
  const mapping = { email: Number(email), points: Number(points) }
  const tried = triedWith === `${email} ${points}` && !dry.isSending ? dry.sent?.tried : undefined
  const problem = email === points ? t('imports.same') : (dry.sent?.problem ?? go.sent?.problem)
  const columns = header.map((name, index) => ({ value: String(index), name: name || String(index + 1) }))
  return (
    <>
      <Table
        label={t('imports.sample')}
        head={columns.map(({ name }) => ({ title: name }))}
        rows={samples.map(({ values = [] }) => ({
          key: values.join('\n'),
          cells: columns.map(({ value }) => <bdi key={value}>{values[Number(value)]}</bdi>),
        }))}
      />
      <div className={styles.inline}>
        <Select
          label={t('imports.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          choices={columns.map(({ value, name }) => ({ value, label: name }))}
        />
        <Select
          label={t('imports.points')}
          value={points}
          onChange={(event) => setPoints(event.target.value)}
          choices={columns.map(({ value, name }) => ({ value, label: name }))}
        />
        <Button
          pending={dry.isSending}
          disabled={email === points}
          onClick={() => {
            setTriedWith(`${email} ${points}`)
            dry.send({ intent: 'try', ...mapping })
          }}
        >
          {t('imports.try')}
        </Button>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div role="status">
        {tried && (
          <Notice tone={tried.failureCount > 0 ? 'warning' : 'info'} role="none" title={t('imports.would')}>
            {t('imports.tried', {
              good: tried.successCount,
              bad: tried.failureCount,
              points: format.number(tried.points),
            })}
            {!tried.whole && <p>{t('imports.not-whole')}</p>}
          </Notice>
        )}
      </div>
      {tried && tried.errors.length > 0 && (
        <Table
          label={t('imports.bad-rows')}
          head={[
            { title: t('imports.row') },
            { title: t('imports.email') },
            { title: t('imports.points') },
            { title: t('job.reason') },
          ]}
          rows={tried.errors.map(({ rowNumber, email, points, reason }) => ({
            key: String(rowNumber),
            cells: [
              format.number(rowNumber),
              <bdi key="email">{email}</bdi>,
              <bdi key="points">{points}</bdi>,
              <bdi key="reason">{reason}</bdi>,
            ],
          }))}
        />
      )}
      {tried &&
        (isOwner ? (
          <div className={styles.buttons}>
            <Button
              variant="primary"
              pending={go.isSending}
              onClick={() => go.send({ intent: 'go', ...mapping })}
            >
              {t('imports.go', { count: tried.successCount })}
            </Button>
          </div>
        ) : (
          <Notice>{t('error.owner-only')}</Notice>
        ))}
    </>
  )
}

function guess(header: readonly string[], name: RegExp, otherwise: number): number {
  const found = header.findIndex((each) => name.test(each))
  return found < 0 ? Math.min(otherwise, header.length - 1) : found
}
