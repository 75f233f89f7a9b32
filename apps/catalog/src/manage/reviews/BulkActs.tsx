import { ConfirmDialog, type Selection, useSend } from '@galleria/manage'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Begun, ManySent } from './job.ts'
import { useBegun } from './use-begun.ts'

interface Props {
  readonly selection: Selection
  /** Decides about rows of this page at once, with an undo beside what was done. */
  readonly onDecide: (ids: readonly string[], status: 'APPROVED' | 'REJECTED') => void
  readonly isSending: boolean
}

/** Approves, rejects or deletes what is selected; all that are found, and every deletion, in a job with its own page. */
export function BulkActs({ selection, onDecide, isSending }: Props) {
  const { keys, isAll, count, clear } = selection
  const t = useMessages()
  const many = useSend<Begun>()
  const [isAsking, setAsking] = useState(false)
  useBegun(many.sent?.jobId)
  const begin = (act: ManySent['act']) =>
    many.send({ intent: 'many', act, ...(!isAll && { ids: keys }) } satisfies ManySent)
  function decide(status: 'APPROVED' | 'REJECTED') {
    if (isAll) return begin(status)
    onDecide(keys, status)
    clear()
  }
  const pending = isSending || many.isSending
  return (
    <>
      <Button size="small" variant="primary" pending={pending} onClick={() => decide('APPROVED')}>
        {t('reviews.approve')}
      </Button>
      <Button size="small" pending={pending} onClick={() => decide('REJECTED')}>
        {t('reviews.reject')}
      </Button>
      <Button size="small" variant="danger" pending={pending} onClick={() => setAsking(true)}>
        {t('reviews.delete')}
      </Button>
      {many.sent?.problem && <span role="alert">{many.sent.problem}</span>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('reviews.delete-title', { count })}
        act={t('reviews.delete')}
        pending={many.isSending}
        problem={many.sent?.problem}
        onConfirm={() => begin('DELETE')}
        onClose={() => setAsking(false)}
      >
        <p>{t('reviews.delete-more')}</p>
      </ConfirmDialog>
    </>
  )
}
