import { type Outcome, parts, useSend } from '@galleria/manage'
import { Button, Disclosure, Field, Notice } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { focusWrong } from '../parts/focus-wrong.ts'
import { countIn } from '../rules/stock-change.ts'

/** Number of pieces at which variants are low that have no number of their own. */
export function Threshold({ lowStockAt }: { readonly lowStockAt: number }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Outcome>()
  const [text, setText] = useState(String(lowStockAt))
  const [error, setError] = useState<string>()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const count = countIn(text, 0)
    setError(count === undefined ? t('stock.wrong') : undefined)
    if (count === undefined) return focusWrong(event.currentTarget)
    send({ lowStockAt: count })
  }
  return (
    <Disclosure title={t('inventory.threshold', { count: lowStockAt })}>
      <form className={parts.inline} onSubmit={save} noValidate>
        <Field
          label={t('inventory.threshold-of-store')}
          hint={t('inventory.threshold-more')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" pending={isSending}>
          {t('inventory.threshold-save')}
        </Button>
      </form>
      <p role="status">{sent?.done && t('inventory.threshold-saved')}</p>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </Disclosure>
  )
}
