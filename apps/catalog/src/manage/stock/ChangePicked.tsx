import { parts } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { pickedIds, pickedOf } from '../grid/bulk/picked.ts'
import type { Selection } from '../grid/selection.ts'
import type { AnyStore } from '../grid/store.ts'
import { columnName, toldOf } from '../grid/views/column-copy.ts'
import { useMessages } from '../messages/index.ts'
import { focusWrong } from '../parts/focus-wrong.ts'
import { countIn } from '../rules/stock-change.ts'

/** Variants that are changed at once. */
const MOST = 10_000
const targets = ['available', 'onHand', 'lowStockAt'] as const
type How = 'set' | 'add' | 'take'

interface Props {
  readonly store: AnyStore
  readonly selection: Selection
  readonly onSay: (words: string) => void
}

/** One number for the picked lines, as one step that is undone as one. */
export function ChangePicked({ store, selection, onSay }: Props) {
  const t = useMessages()
  const picked = useSyncExternalStore(selection.subscribe, () => pickedOf(selection))
  const [target, setTarget] = useState<(typeof targets)[number]>('available')
  const [how, setHow] = useState<How>('set')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const count = countIn(text, how === 'set' ? 0 : 1)
    setError(count === undefined ? (how === 'set' ? t('stock.wrong') : t('stock.wrong-by')) : undefined)
    if (count === undefined) return focusWrong(form)
    const ids = await pickedIds(store, selection, MOST)
    if (ids === 'too-many') return setError(t('acts.too-many', { count: MOST }))
    if (ids === 'unread') return setError(t('grid.unread'))
    const cells = ids.flatMap((id) => {
      const row = store.viewOf(id)?.row
      const now = row && store.kind.valueAt(row, target)
      // Add nothing to what nobody counts: the first number would sell it out or begin a count.
      if (how !== 'set' && typeof now !== 'number') return []
      const base = typeof now === 'number' ? now : 0
      const next = how === 'set' ? count : how === 'add' ? base + count : Math.max(0, base - count)
      return [{ id, column: target, text: String(next) }]
    })
    onSay(toldOf(store.write(cells), t))
    setText('')
  }
  return (
    <form className={parts.inline} onSubmit={(event) => void apply(event)} noValidate>
      <Select
        label={t('inventory.picked', { count: picked })}
        value={target}
        onChange={({ target: { value } }) => setTarget(value as typeof target)}
        choices={targets.map((id) => ({ value: id, label: columnName(id, t) }))}
      />
      <Select label={t('stock.how')} value={how} onChange={({ target: { value } }) => setHow(value as How)}>
        <option value="set">{t('stock.set')}</option>
        <option value="add">{t('stock.add')}</option>
        <option value="take">{t('stock.take')}</option>
      </Select>
      <Field
        label={t('stock.count')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ target: { value } }) => setText(value)}
      />
      <Button type="submit">{t('inventory.apply')}</Button>
    </form>
  )
}
