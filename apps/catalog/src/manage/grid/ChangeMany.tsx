import { type Outcome, parts, Table, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Disclosure, Field, Notice, Select } from '@galleria/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/index.ts'
import { columnName, problemWords } from './column-words.ts'
import {
  amountIn,
  type Change,
  type Changeable,
  callFor,
  changeable,
  isForAll,
  type Preview,
  previewOf,
  waysOf,
} from './rules/bulk.ts'
import { boundsOf } from './rules/range.ts'
import { textOf } from './rules/text.ts'
import type { Selection } from './selection.ts'
import type { GridStore } from './store.ts'

interface Props {
  readonly store: GridStore
  readonly selection: Selection
}

/** Lines of the preview, and rows that are changed here rather than by a job. */
const SHOWN = 10
const MOST = 5_000

interface Looked extends Preview {
  readonly of: Change
  readonly isAll: boolean
  readonly rows: number
  readonly names: ReadonlyMap<string, string>
}

/** Sets or moves one thing of many. First it is shown what that would change; only then it can be done. */
export function ChangeMany({ store, selection }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const begin = useSend<Outcome & { readonly jobId?: string }>()
  const [change, setChange] = useState<Change>({ what: 'price', how: 'percent', text: '' })
  const [isAll, setAll] = useState(false)
  const [error, setError] = useState<string>()
  const [looked, setLooked] = useState<Looked>()
  const [said, setSaid] = useState('')
  const job = begin.sent?.jobId
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
  }
  const alter = (part: Partial<Change>) => {
    setChange({ ...change, ...part })
    setLooked(undefined)
    setSaid('')
  }

  async function look() {
    const parsed = amountIn(change, store.speech)
    const isRefused = 'problem' in parsed
    setError(
      isRefused
        ? problemWords(parsed.problem, t)
        : !isAll && picked > MOST
          ? t('bulk.too-many', { count: MOST })
          : undefined,
    )
    if (isRefused || (!isAll && picked > MOST)) return
    const { top, bottom } = boundsOf(selection.range)
    const [from, to] = isAll ? [0, Math.min(store.windows.total, 100) - 1] : [top, bottom]
    await store.windows.ensure(from, to)
    const views = Array.from({ length: to - from + 1 }, (_, index) => store.viewAt(from + index))
    const rows = views.flatMap((view) => view?.row ?? [])
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    setLooked({
      ...previewOf(rows, change, parsed.value, store.speech),
      of: change,
      isAll,
      rows: rows.length,
      names,
    })
  }
  function apply({ step, of, isAll: all }: Looked) {
    if (all) {
      const parsed = amountIn(of, store.speech)
      if ('value' in parsed) begin.send({ ...callFor(of, parsed.value), key: crypto.randomUUID() })
    } else {
      store.set(step)
      setSaid(t('grid.told', { count: step.length }))
    }
    setLooked(undefined)
  }
  return (
    <Disclosure title={t('bulk.title')}>
      <form
        className={parts.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <div className={parts.inline}>
          <Select
            label={t('bulk.of')}
            value={isAll ? 'all' : 'picked'}
            onChange={({ target }) => {
              setAll(target.value === 'all')
              alter(target.value === 'all' && !isForAll(change.what) ? { what: 'price', how: 'percent' } : {})
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
              alter({
                what,
                how: (waysOf(what) as readonly string[]).includes(change.how) ? change.how : 'set',
              })
            }}
          >
            {changeable
              .filter((what) => !isAll || isForAll(what))
              .map((what) => (
                <option key={what} value={what}>
                  {columnName(what, t)}
                </option>
              ))}
          </Select>
          <Select
            label={t('bulk.how')}
            value={change.how}
            onChange={({ target }) => alter({ how: target.value as Change['how'] })}
          >
            {waysOf(change.what).map((how) => (
              <option key={how} value={how}>
                {ways[how]}
              </option>
            ))}
          </Select>
          <Field
            label={t('bulk.value')}
            value={change.text}
            error={error}
            autoComplete="off"
            onChange={({ target }) => alter({ text: target.value })}
          />
          <Button type="submit">{t('bulk.look')}</Button>
        </div>
      </form>
      <div role="status">{said && <p className={parts.quiet}>{said}</p>}</div>
      {begin.sent?.problem && <Notice tone="danger">{begin.sent.problem}</Notice>}
      {looked && (
        <Looked looked={looked} store={store} isBusy={begin.isSending} onApply={() => apply(looked)} />
      )}
    </Disclosure>
  )
}

function pickedOf({ range }: Selection): number {
  const { top, bottom } = boundsOf(range)
  return bottom - top + 1
}

interface LookedProps {
  readonly looked: Looked
  readonly store: GridStore
  readonly isBusy: boolean
  readonly onApply: () => void
}

function Looked({ looked, store, isBusy, onApply }: LookedProps) {
  const t = useMessages()
  const { step, same, impossible, isAll, rows, names, of } = looked
  const worded = (value: Parameters<typeof textOf>[0]) => textOf(value, of.what, store.speech) || '–'
  const isNothing = step.length === 0 && (!isAll || store.windows.total <= rows)
  return (
    <div className={parts.preview}>
      <p role="status">
        {isAll && store.windows.total > rows && `${t('bulk.sample', { count: rows })} `}
        {t('bulk.counts', { changed: step.length, same, impossible })}
      </p>
      {step.length > 0 && (
        <Table
          label={t('bulk.preview')}
          head={[
            { title: t('column.name') },
            { title: t('bulk.before'), isNumber: true },
            { title: t('bulk.after'), isNumber: true },
          ]}
          rows={step.slice(0, SHOWN).map(({ id, from, to }) => ({
            key: id,
            cells: [<bdi key="name">{names.get(id)}</bdi>, worded(from), worded(to)],
          }))}
        />
      )}
      {isAll && <p className={parts.quiet}>{t('bulk.job')}</p>}
      <div className={parts.buttons}>
        <Button variant="primary" disabled={isNothing} pending={isBusy} onClick={onApply}>
          {isAll ? t('bulk.do-all', { count: store.windows.total }) : t('bulk.do', { count: step.length })}
        </Button>
      </div>
    </div>
  )
}
