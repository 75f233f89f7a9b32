import { type Outcome, parts, useRestoredFocus, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Disclosure, Notice, Select } from '@galleria/ui'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/index.ts'
import { outcome } from '../../outcome.ts'
import { focusWrong } from '../../parts/focus-wrong.ts'
import type { Names } from '../Filters.tsx'
import styles from '../grid.module.css'
import {
  amountIn,
  type BulkCall,
  type Change,
  type Changeable,
  callFor,
  changeable,
  isByJob,
  isWithoutCell,
  previewOf,
  waysOf,
} from '../rules/bulk.ts'
import type { Value } from '../rules/columns.ts'
import { boundsOf } from '../rules/range.ts'
import type { Selection } from '../selection.ts'
import type { GridStore } from '../store.ts'
import { changeName, problemCopy } from '../views/column-copy.ts'
import { ChangePreview, type NamedPreview, type ShownPreview } from './ChangePreview.tsx'
import { ChangeValue } from './ChangeValue.tsx'
import { pickedIds, pickedOf } from './picked.ts'

interface Props {
  readonly store: GridStore
  readonly selection: Selection
  readonly names: Names
  readonly currency: string
  /** Asks the platform for a preview of a change of all rows found, or of these; names of brands and ribbons by id. */
  readonly readPreview: (call: BulkCall, ids?: readonly string[]) => Promise<NamedPreview>
}

/** Rows that are changed cell by cell rather than by a job. */
const MOST = 5_000
/** Picked rows of a job, which the platform is told one by one. */
const MOST_NAMED = 1_000

/** Sets or moves one thing of many. First it is shown what that would change; only then it can be done. */
export function ChangeMany({ store, selection, names, currency, readPreview }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const begin = useSend<Outcome & { readonly jobId?: string }>()
  const [change, setChange] = useState<Change>({ what: 'price', how: 'percent', text: '' })
  const [isAll, setAll] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const [looked, setLooked] = useState<ShownPreview>()
  const [said, setSaid] = useState('')
  const job = begin.sent?.jobId
  const restored = useRestoredFocus<HTMLDivElement>()
  useEffect(() => {
    if (job) void navigate(`/manage/catalog/history/${job}`)
  }, [job, navigate])
  // Drawn again when more or fewer are picked, not when others are.
  const picked = useSyncExternalStore(selection.subscribe, () => pickedOf(selection))
  const total = useSyncExternalStore(store.subscribe, () => store.windows.total)
  const ways: Readonly<Record<Change['how'], string>> = {
    set: t('bulk.set'),
    amount: t('bulk.by-amount'),
    percent: t('bulk.by-percent'),
    put: t('bulk.put'),
    take: t('bulk.take'),
  }
  const alter = (part: Partial<Change>) => {
    setChange({ ...change, ...part })
    setLooked(undefined)
    setProblem(undefined)
    setError(undefined)
    setSaid('')
  }

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = amountIn(change, store.speech)
    setLooked(undefined)
    setProblem(undefined)
    setSaid('')
    setError('problem' in parsed ? problemCopy(parsed.problem, t) : undefined)
    if ('problem' in parsed) return focusWrong(event.currentTarget)
    setLooking(true)
    try {
      if (isAll ? isByJob(change.what) : isWithoutCell(change.what)) await lookAtJob(parsed.value)
      else await lookAtCells(parsed.value)
    } finally {
      setLooking(false)
    }
  }
  async function lookAtJob(value: Value) {
    const call = callFor(change, value)
    const ids = isAll ? undefined : await pickedIds(store, selection, MOST_NAMED)
    if (ids === 'too-many') return setProblem(t('bulk.too-many', { count: MOST_NAMED }))
    if (ids === 'unread') return setProblem(t('grid.unread'))
    const became = await outcome(t, async () => ({ preview: await readPreview(call, ids) }))
    if ('preview' in became) setLooked({ by: 'job', call, ...(ids && { ids }), ...became })
    else setProblem(became.problem ?? Object.values(became.errors ?? {}).join(' '))
  }
  async function lookAtCells(value: Value) {
    const { top, bottom } = boundsOf(selection.range)
    const [from, to] = isAll ? [0, store.windows.total - 1] : [top, bottom]
    if (to - from >= MOST)
      return setProblem(isAll ? t('bulk.too-many-all', { count: MOST }) : t('bulk.too-many', { count: MOST }))
    await store.windows.ensure(from, to)
    const views = Array.from({ length: to - from + 1 }, (_, index) => store.viewAt(from + index))
    const rows = views.flatMap((view) => view?.row ?? [])
    // Unread rows cannot be part of "all": the page says so, and offers nothing.
    if (rows.length < views.length) return setProblem(t('grid.unread'))
    const preview = previewOf(rows, change, value, store.speech)
    setLooked({ by: 'cells', of: change, ...preview, names: new Map(rows.map(({ id, name }) => [id, name])) })
  }
  function apply(now: ShownPreview) {
    setLooked(undefined)
    if (now.by === 'job')
      return begin.send({ ...now.call, ...(now.ids && { ids: now.ids }), key: crypto.randomUUID() })
    store.set(now.step)
    setSaid(t('grid.told', { count: now.step.length }))
  }
  return (
    <Disclosure title={t('bulk.title')}>
      <div className={styles.change} {...restored}>
        <form className={parts.form} noValidate onSubmit={(event) => void find(event)}>
          <div className={parts.inline}>
            <Select
              label={t('bulk.of')}
              value={isAll ? 'all' : 'picked'}
              onChange={({ target }) => {
                setAll(target.value === 'all')
                alter({})
              }}
            >
              <option value="picked">{t('bulk.picked', { count: picked })}</option>
              <option value="all">{t('bulk.all', { count: total })}</option>
            </Select>
            <Select
              label={t('bulk.what')}
              value={change.what}
              onChange={({ target }) => {
                const what = target.value as Changeable
                const [first = 'set', ...others] = waysOf(what)
                alter({ what, how: others.includes(change.how) ? change.how : first, text: '' })
              }}
              choices={changeable.map((what) => ({ value: what, label: changeName(what, t) }))}
            />
            <Select
              label={t('bulk.how')}
              value={change.how}
              onChange={({ target }) => alter({ how: target.value as Change['how'] })}
              choices={waysOf(change.what).map((how) => ({ value: how, label: ways[how] }))}
            />
            <ChangeValue
              key={change.what}
              {...{ change, names, error }}
              words={store.speech.words}
              onText={(text) => alter({ text })}
            />
            <Button type="submit" pending={isLooking}>
              {t('bulk.look')}
            </Button>
          </div>
        </form>
        <div role="status">{said && <p className={parts.quiet}>{said}</p>}</div>
        {(problem ?? begin.sent?.problem) && <Notice tone="danger">{problem ?? begin.sent?.problem}</Notice>}
        {looked && (
          <ChangePreview
            {...{ looked, currency }}
            speech={store.speech}
            isBusy={begin.isSending}
            onApply={() => apply(looked)}
          />
        )}
      </div>
    </Disclosure>
  )
}
