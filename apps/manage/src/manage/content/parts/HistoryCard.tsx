import { parts as shared, Timeline, useSend } from '@galleria/manage'
import type { DocumentChange, DocumentVersion } from '@galleria/platform-client/announcements'
import { Button, Card, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './content.module.css'

interface Props {
  /** Title of the card, where a page has several. */
  readonly label?: string
  readonly versions: readonly DocumentVersion[]
  /** False for a role that only reads. */
  readonly mayChange: boolean
  /** True while the form has changes that a restored version would replace. */
  readonly isLocked: boolean
  /** Submission that restores a version. */
  readonly restoring: (number: number) => object
}

/** Versions that are shown before somebody asks for all. */
const FIRST = 8
/** Changes of one version that are told in full. */
const MOST = 6

/** Saves of a menu or of the announcements, the newest first: who did what, and the way back. */
export function HistoryCard({ label, versions, mayChange, isLocked, restoring }: Props) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [isWhole, setWhole] = useState(false)
  const [latest, before] = versions
  const title = label ?? t('history.title')
  // An older first version does not tell what was there before it.
  const previous = before?.number ?? (latest?.number === 1 ? 0 : undefined)
  const isOpen = mayChange && !isLocked
  const titleOf = ({ number, restoredFrom: from }: DocumentVersion) => {
    if (from == null) return t('history.saved', { number })
    return from === 0 ? t('history.reset', { number }) : t('history.restored', { number, from })
  }
  const detailOf = ({ number, changes }: DocumentVersion) => {
    const isLatest = number === latest?.number
    const target = isLatest ? previous : number
    return (
      <div className={styles.version}>
        <Changes changes={changes} />
        {isOpen && target !== undefined && (
          <Button
            size="small"
            variant="quiet"
            pending={isSending}
            aria-label={
              isLatest ? t('history.undo-named', { number }) : t('history.restore-named', { number })
            }
            onClick={() => send(restoring(target))}
          >
            {isLatest ? t('list.undo') : t('versions.restore-do')}
          </Button>
        )}
      </div>
    )
  }
  const shown = isWhole ? versions : versions.slice(0, FIRST)
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {!latest && <p className={shared.quiet}>{t('history.none')}</p>}
      {mayChange && isLocked && latest && <p className={shared.quiet}>{t('history.locked')}</p>}
      <p role="status" className={shared.quiet}>
        {sent?.done && !isSending && t('history.done')}
      </p>
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
      <Timeline
        label={title}
        events={shown.map((version) => ({
          id: String(version.number),
          at: version.createdDate,
          title: titleOf(version),
          who: version.createdBy?.name ?? t('history.unknown'),
          detail: detailOf(version),
        }))}
      />
      {shown.length < versions.length && (
        <div className={shared.buttons}>
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {t('history.all', { count: versions.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Changes of one save, by the words of each item. */
function Changes({ changes }: { readonly changes: readonly DocumentChange[] }) {
  const t = useMessages()
  const textOf = ({ type, text: name }: DocumentChange) => {
    if (type === 'ADDED') return t('history.added', { name })
    if (type === 'REMOVED') return t('history.removed', { name })
    return type === 'MOVED' ? t('history.moved') : t('history.changed', { name })
  }
  const rest = changes.length - MOST
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MOST).map((change, at) => (
        <li key={at}>{textOf(change)}</li>
      ))}
      {rest > 0 && <li>{t('history.more', { count: rest })}</li>}
    </ul>
  )
}
