import { useFormat } from '@galleria/i18n'
import {
  ConfirmDialog,
  DataTable,
  FilterBar,
  may,
  type PageProps,
  parts as styles,
  useDone,
  useSend,
  withParams,
} from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { Button, ButtonLink, EmptyState, Notice } from '@galleria/ui'
import { useState } from 'react'
import { LanguageNames } from '../../shared/LanguageNames.tsx'
import type { ListSent, readList } from '../data/list-page.ts'
import { useMessages } from '../messages/index.ts'
import { editorOf, shopPath } from '../rules/kinds.ts'
import { Frame } from './Frame.tsx'
import { StateBadges } from './StateBadges.tsx'

type Data = Awaited<ReturnType<typeof readList>>
type Row = Data['pages'][number]

/** List of pages, or of posts of the journal. */
export function PageList({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { kind, pages, total, counts, next, previous } = data
  const isJournal = kind === 'POST'
  const title = isJournal ? t('journal.title') : t('pages.title')
  const mayChange = may(role, 'content', 'change')
  const date = (text: string | null | undefined) =>
    text ? format.date(text, { dateStyle: 'medium', timeStyle: 'short' }) : '–'
  const add = (
    <ButtonLink as={Link} to={editorOf(kind, 'new')} variant="primary">
      {isJournal ? t('journal.new') : t('pages.new')}
    </ButtonLink>
  )
  return (
    <Frame title={title} isOwner={isOwner} actions={mayChange && add}>
      <div className={styles.rows}>
        <FilterBar
          label={t('pages.find')}
          words={t('pages.words')}
          tabs={[
            { label: t('state.all'), query: '' },
            { label: t('state.published'), query: 'status=PUBLISHED', count: counts.PUBLISHED },
            { label: t('state.scheduled'), query: 'status=SCHEDULED', count: counts.SCHEDULED },
            { label: t('state.draft'), query: 'status=DRAFT', count: counts.DRAFT },
          ]}
        />
        <DataTable<Row>
          list={isJournal ? 'content-posts' : 'content-pages'}
          label={title}
          rows={pages}
          keyOf={({ id }) => id}
          nameOf={(row) => row.title}
          linkOf={({ id }) => editorOf(kind, id)}
          count={total}
          found={t('pages.found', { count: total })}
          empty={
            <EmptyState
              title={t('pages.none')}
              description={t('pages.none-more')}
              action={mayChange && add}
            />
          }
          pages={{
            first: previous !== null ? withParams(search, {}) : undefined,
            previous: previous !== null ? withParams(search, { cursor: String(previous) }) : undefined,
            next: next !== null ? withParams(search, { cursor: String(next) }) : undefined,
          }}
          bulk={
            mayChange
              ? ({ keys, clear }) => (
                  <BulkActs pages={pages.filter(({ id }) => keys.includes(id))} onDone={clear} />
                )
              : undefined
          }
          columns={[
            {
              id: 'title',
              header: t('field.title'),
              cell: (row) => <bdi>{row.title}</bdi>,
              text: (row) => row.title,
              sort: 'title',
              phone: 'primary',
            },
            {
              id: 'state',
              header: t('pages.state'),
              cell: (row) => <StateBadges page={row} />,
              phone: 'end',
            },
            {
              id: 'address',
              header: t('field.slug'),
              cell: ({ slug }) => <bdi dir="ltr">{shopPath(kind, slug)}</bdi>,
              text: ({ slug }) => shopPath(kind, slug),
              phone: 'secondary',
            },
            {
              id: 'languages',
              header: t('pages.languages'),
              cell: ({ languages }) => <LanguageNames codes={languages} />,
            },
            {
              id: 'published',
              header: t('pages.published'),
              cell: ({ publishedDate, scheduledDate }) => date(publishedDate ?? scheduledDate),
              sort: 'publishedDate',
              sortFirst: 'desc',
            },
            {
              id: 'changed',
              header: t('pages.changed'),
              cell: ({ updatedDate, updatedBy }) => (
                <>
                  {date(updatedDate)} {updatedBy?.name && <bdi>{updatedBy.name}</bdi>}
                </>
              ),
              sort: 'updatedDate',
              sortFirst: 'desc',
            },
          ]}
        />
      </div>
    </Frame>
  )
}

interface BulkProps {
  readonly pages: readonly Row[]
  readonly onDone: () => void
}

function BulkActs({ pages, onDone }: BulkProps) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<{ count?: number }>()
  const deleting = useSend()
  useDone(deleting.sent, onDone)
  const problem = deleting.sent?.problem ?? sent?.problem
  const [isAsking, setAsking] = useState(false)
  const asked = (intent: ListSent['intent']): ListSent => ({
    intent,
    pages: pages.map(({ id, revision }) => ({ id, revision })),
  })
  return (
    <>
      <Button size="small" pending={isSending} onClick={() => send(asked('publish'))}>
        {t('publish.do')}
      </Button>
      <Button size="small" onClick={() => send(asked('unpublish'))}>
        {t('publish.undo')}
      </Button>
      <Button size="small" pending={deleting.isSending} onClick={() => setAsking(true)}>
        {t('pages.delete')}
      </Button>
      <div role="status">{sent?.done && !isSending && t('pages.done', { count: sent.count ?? 0 })}</div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('pages.delete-many', { count: pages.length })}
        act={t('pages.delete')}
        onConfirm={() => {
          setAsking(false)
          deleting.send(asked('delete'))
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('pages.delete-means')}</p>
      </ConfirmDialog>
    </>
  )
}
