import { ConfirmDialog, type Outcome, parts, useSend } from '@galleria/manage'
import { Link, useNavigate } from '@galleria/router'
import { Button, Select, TextLink } from '@galleria/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/index.ts'
import { CopyDialog, type Copying } from '../../shared/CopyDialog.tsx'
import type { Selection } from '../selection.ts'
import type { GridStore } from '../store.ts'
import { pickedIds, pickedOf } from './picked.ts'
import type { BulkDone, BulkSent } from './send.ts'

interface Props {
  readonly store: GridStore
  readonly selection: Selection
}

/** Products of one deletion that are named one by one, and of one call that copies. */
const MOST_DELETED = 1_000
const MOST_COPIED = 100

/** Copies or deletes the picked products, after asking. */
export function PickedActs({ store, selection }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const { send, sent, isSending } = useSend<Outcome & BulkDone>()
  const [asking, ask] = useState<'copy' | 'delete'>()
  const [isAll, setAll] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState(sent)
  const picked = useSyncExternalStore(selection.subscribe, () => pickedOf(selection))
  const total = useSyncExternalStore(store.subscribe, () => store.windows.total)
  const { jobId, copies } = sent ?? {}
  const [only, ...others] = copies ?? []
  useEffect(() => {
    if (jobId) void navigate(`/manage/catalog/history/${jobId}`)
  }, [jobId, navigate])
  useEffect(() => {
    if (sent?.done) ask(undefined)
  }, [sent])

  function open(what: 'copy' | 'delete') {
    setProblem(undefined)
    setTold(sent)
    setAll(false)
    ask(what)
  }
  async function act(most: number, what: { delete: true } | { copy: Copying }) {
    setProblem(undefined)
    if (isAll) return send({ ...what, key: crypto.randomUUID() } satisfies BulkSent)
    const ids = await pickedIds(store, selection, most)
    if (ids === 'too-many') return setProblem(t('acts.too-many', { count: most }))
    if (ids === 'unread') return setProblem(t('grid.unread'))
    send({ ...what, ids, key: crypto.randomUUID() } satisfies BulkSent)
  }
  const refused = sent === told ? undefined : sent?.problem
  const dialog = { problem: problem ?? refused, pending: isSending, onClose: () => ask(undefined) }
  return (
    <>
      <div className={parts.buttons}>
        <Button onClick={() => open('copy')}>{t('acts.duplicate', { count: picked })}</Button>
        <Button variant="danger" onClick={() => open('delete')}>
          {t('acts.delete', { count: picked })}
        </Button>
      </div>
      <p role="status">
        {only && !asking && (
          <>
            {t('acts.copied', { count: others.length + 1 })}{' '}
            <TextLink as={Link} to={`/manage/catalog/products/${only.id}`}>
              {t('editor.open', { name: only.name })}
            </TextLink>{' '}
            <TextLink as={Link} to="/manage/catalog/history">
              {t('acts.undo-in-history')}
            </TextLink>
          </>
        )}
      </p>
      <CopyDialog
        {...dialog}
        isOpen={asking === 'copy'}
        count={picked}
        onCopy={(copy) => void act(MOST_COPIED, { copy })}
      />
      <ConfirmDialog
        {...dialog}
        isOpen={asking === 'delete'}
        title={t('acts.delete-ask', { count: isAll ? total : picked })}
        act={t('acts.delete', { count: isAll ? total : picked })}
        onConfirm={() => void act(MOST_DELETED, { delete: true })}
      >
        <Select
          label={t('bulk.of')}
          value={isAll ? 'all' : 'picked'}
          onChange={({ target }) => setAll(target.value === 'all')}
          choices={[
            { value: 'picked', label: t('bulk.picked', { count: picked }) },
            { value: 'all', label: t('bulk.all', { count: total }) },
          ]}
        />
        <p>{t('acts.delete-means')}</p>
      </ConfirmDialog>
    </>
  )
}
