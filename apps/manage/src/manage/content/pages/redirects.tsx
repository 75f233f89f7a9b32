import { languageOf, useFormat } from '@galleria/i18n'
import {
  ConfirmDialog,
  csvLine,
  DataTable,
  ExportFile,
  errorAt,
  FileDrop,
  FilterBar,
  LeaveGuard,
  may,
  type PageProps,
  parts as shared,
  useDone,
  useSend,
  withParams,
} from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  bulkDeleteUrlRedirects,
  bulkSaveUrlRedirects,
  listUrlRedirects,
  saveUrlRedirect,
} from '@galleria/platform-client/url-redirects'
import { useLocation } from '@galleria/router'
import { Button, Card, EmptyState, Field, Heading, Notice } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import styles from '../parts/content.module.css'
import { Frame } from '../parts/Frame.tsx'
import { type RedirectRow, redirectsIn } from '../rules/redirect-file.ts'

const LIMIT = 50
/** Redirects that one call of the platform takes. */
const AT_ONCE = 500
/** Rows of one file. */
const MOST_ROWS = 10_000

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const offset = Math.max(0, Number.parseInt(query.get('cursor') ?? '0', 10) || 0)
  const asked = { limit: LIMIT, offset, ...searchIn(query) }
  const { redirects, total } = await listUrlRedirects(client, asked, { signal })
  return {
    ...{ redirects, total },
    next: offset + LIMIT < total ? offset + LIMIT : null,
    previous: offset > 0 ? Math.max(0, offset - LIMIT) : null,
  }
}

function searchIn(query: URLSearchParams) {
  const search = query.get('q')?.trim().slice(0, 200)
  return search ? { search } : {}
}

type Sent =
  | { readonly intent: 'save'; readonly redirect: RedirectRow }
  | { readonly intent: 'delete'; readonly ids: readonly string[] }
  | { readonly intent: 'import'; readonly rows: readonly RedirectRow[] }
  | { readonly intent: 'export'; readonly query: string }

interface Done {
  readonly saved?: number
  readonly refused?: readonly { readonly from: string; readonly reason: string }[]
  /** Deleted ones, for their return. */
  readonly redirects?: readonly RedirectRow[]
  /** CSV of all that the list finds. */
  readonly file?: string
}

export function action({ client, t }: ManageRequest, sent: Sent) {
  const reasons: Readonly<Record<string, string>> = {
    REDIRECT_LOOP: t('redirects.loop'),
    TOO_MANY_REDIRECTS: t('redirects.too-many'),
    INVALID_ARGUMENT: t('redirects.row-wrong'),
  }
  return outcome<Done>(t, async () => {
    if (sent.intent === 'delete') return bulkDeleteUrlRedirects(client, { redirectIds: [...sent.ids] })
    if (sent.intent === 'save') {
      await saveUrlRedirect(client, { redirect: sent.redirect })
      return { saved: 1 }
    }
    if (sent.intent === 'export')
      return { file: await everyRedirect(client, new URLSearchParams(sent.query)) }
    let saved = 0
    const refused: { from: string; reason: string }[] = []
    for (let at = 0; at < sent.rows.length; at += AT_ONCE) {
      const redirects = sent.rows.slice(at, at + AT_ONCE)
      const answer = await bulkSaveUrlRedirects(client, { redirects: [...redirects] })
      saved += answer.saved
      refused.push(
        ...answer.refused.map(({ row, code, description }) => ({
          from: redirects[row]?.from ?? '',
          reason: reasons[code] ?? description,
        })),
      )
    }
    return { saved, refused: refused.slice(0, 100) }
  })
}

async function everyRedirect(client: PlatformClient, query: URLSearchParams): Promise<string> {
  const lines = [csvLine(['from', 'to'])]
  for (let offset = 0; offset <= MOST_ROWS; offset += 100) {
    const { redirects, total } = await listUrlRedirects(client, { limit: 100, offset, ...searchIn(query) })
    lines.push(...redirects.map(({ from, to }) => csvLine([from, to])))
    if (offset + 100 >= total) break
  }
  return lines.join('')
}

type Data = Awaited<ReturnType<typeof loader>>
type Row = Data['redirects'][number]

/** Old addresses of the shop, each with the one that stands for it. */
export function Page({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { redirects, total, next, previous } = data
  const mayChange = may(role, 'content', 'change')
  const deletion = useSend<Done>()
  return (
    <Frame title={t('redirects.title')} description={t('redirects.more')} isOwner={isOwner}>
      <div className={shared.rows}>
        {mayChange && <AddForm />}
        {mayChange && <ImportForm />}
        <FilterBar label={t('redirects.find')} words={t('redirects.words')} />
        <Deleted {...deletion} />
        <DataTable<Row>
          list="url-redirects"
          label={t('redirects.title')}
          rows={redirects}
          keyOf={({ id }) => id}
          nameOf={({ from }) => from}
          count={total}
          found={t('redirects.found', { count: total })}
          tools={total > 0 && <ExportFile name="redirects" size="small" />}
          empty={<EmptyState title={t('redirects.none')} />}
          pages={{
            first: previous !== null ? withParams(search, {}) : undefined,
            previous: previous !== null ? withParams(search, { cursor: String(previous) }) : undefined,
            next: next !== null ? withParams(search, { cursor: String(next) }) : undefined,
          }}
          bulk={
            mayChange
              ? ({ keys, clear }) => <DeleteMany ids={keys} {...deletion} onDone={clear} />
              : undefined
          }
          columns={[
            {
              id: 'from',
              header: t('redirects.from'),
              cell: ({ from }) => <bdi dir="ltr">{from}</bdi>,
              text: ({ from }) => from,
              phone: 'primary',
            },
            {
              id: 'to',
              header: t('redirects.to'),
              cell: ({ to }) => <bdi dir="ltr">{to}</bdi>,
              text: ({ to }) => to,
              phone: 'secondary',
            },
            {
              id: 'language',
              header: t('translate.language'),
              cell: ({ from }) => {
                const { prefix, name } = languageOf(from)
                return prefix ? <bdi>{name}</bdi> : t('redirects.all-languages')
              },
            },
            {
              id: 'date',
              header: t('redirects.date'),
              cell: ({ createdDate }) => format.date(createdDate, { dateStyle: 'medium' }),
            },
            {
              id: 'by',
              header: t('versions.who'),
              cell: ({ createdBy }) => (createdBy?.name ? <bdi>{createdBy.name}</bdi> : '–'),
            },
          ]}
        />
      </div>
    </Frame>
  )
}

function AddForm() {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Done>()
  const [typed, setTyped] = useState({ from: '', to: '' })
  useDone(sent, () => setTyped({ from: '', to: '' }))
  function save(event: FormEvent) {
    event.preventDefault()
    if (!isSending) send({ intent: 'save', redirect: typed } satisfies Sent)
  }
  return (
    <form onSubmit={save} noValidate aria-label={t('redirects.add')}>
      <LeaveGuard when={Boolean(typed.from || typed.to) && !isSending} />
      <div className={shared.inline}>
        <Field
          label={t('redirects.from')}
          hint={t('redirects.from-hint')}
          dir="ltr"
          maxLength={2000}
          value={typed.from}
          error={errorAt(sent?.errors, 'from') && t('redirects.from-wrong')}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <Field
          label={t('redirects.to')}
          hint={t('redirects.to-hint')}
          dir="ltr"
          maxLength={2000}
          value={typed.to}
          error={errorAt(sent?.errors, 'to') && t('redirects.to-wrong')}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <Button type="submit" variant="primary" pending={isSending}>
          {t('redirects.add')}
        </Button>
      </div>
      <div role="status">
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        {sent?.done && !isSending && !typed.from && t('redirects.saved', { count: 1 })}
      </div>
    </form>
  )
}

function ImportForm() {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Done>()
  const [rows, setRows] = useState<readonly RedirectRow[]>()
  const [problem, setProblem] = useState<string>()
  useDone(sent, () => setRows(undefined))
  async function read(file: File | undefined) {
    if (!file) return
    const found = redirectsIn(await file.text())
    const isWrong = found.length === 0 || found.length > MOST_ROWS
    setProblem(isWrong ? t('redirects.file-wrong', { most: MOST_ROWS }) : undefined)
    setRows(isWrong ? undefined : found)
  }
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('redirects.import')}
      </Heading>
      <FileDrop
        label={t('redirects.file')}
        hint={t('redirects.file-hint')}
        accept=".csv,text/csv"
        maxBytes={2_000_000}
        error={problem}
        onFiles={([file]) => void read(file)}
      />
      {rows && (
        <div className={shared.buttons}>
          <Button
            variant="primary"
            pending={isSending}
            onClick={() => send({ intent: 'import', rows } satisfies Sent)}
          >
            {t('redirects.import-do', { count: rows.length })}
          </Button>
          <Button variant="quiet" onClick={() => setRows(undefined)}>
            {t('redirects.import-not')}
          </Button>
        </div>
      )}
      <div role="status">
        {(sent?.problem || sent?.errors) && (
          <Notice tone="danger">{sent.problem ?? t('redirects.row-wrong')}</Notice>
        )}
        {sent?.saved !== undefined && t('redirects.saved', { count: sent.saved })}
      </div>
      {sent?.refused && sent.refused.length > 0 && (
        <Notice tone="danger" title={t('redirects.refused', { count: sent.refused.length })}>
          <ul>
            {sent.refused.map(({ from, reason }) => (
              <li key={from + reason}>
                <bdi dir="ltr">{from}</bdi>: <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  )
}

/** Notice of redirects that were deleted, with their return. */
function Deleted({ sent, isSending }: Pick<Sending, 'sent' | 'isSending'>) {
  const t = useMessages()
  const undo = useSend<Done>()
  const gone = isSending ? undefined : sent?.redirects
  const [back, setBack] = useState<readonly RedirectRow[]>()
  useDone(undo.sent, () => setBack(gone))
  const isBack = gone !== undefined && back === gone
  return (
    <div role="status">
      {gone && (
        <p className={styles.removed}>
          {isBack
            ? t('redirects.saved', { count: undo.sent?.saved ?? 0 })
            : t('redirects.deleted', { count: gone.length })}
          {!isBack && (
            <Button
              size="small"
              pending={undo.isSending}
              onClick={() => undo.send({ intent: 'import', rows: gone } satisfies Sent)}
            >
              {t('list.undo')}
            </Button>
          )}
        </p>
      )}
      {undo.sent?.problem && <Notice tone="danger">{undo.sent.problem}</Notice>}
    </div>
  )
}

type Sending = ReturnType<typeof useSend<Done>>

interface DeleteProps extends Sending {
  readonly ids: readonly string[]
  readonly onDone: () => void
}

function DeleteMany({ ids, onDone, send, sent, isSending }: DeleteProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  useDone(sent, onDone)
  return (
    <>
      <Button size="small" pending={isSending} onClick={() => setAsking(true)}>
        {t('pages.delete')}
      </Button>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('redirects.delete', { count: ids.length })}
        act={t('pages.delete')}
        pending={isSending}
        onConfirm={() => {
          setAsking(false)
          send({ intent: 'delete', ids } satisfies Sent)
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('redirects.delete-means')}</p>
      </ConfirmDialog>
    </>
  )
}
