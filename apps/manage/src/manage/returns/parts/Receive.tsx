import { LeaveGuard, parts, useSend } from '@galleria/manage'
import { Button, Card, Checkbox, Field, Heading, Notice, Select } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { ReturnData } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { conditionName, conditions } from '../rules/conditions.ts'
import { namesOf, unitsIn } from '../rules/lines.ts'
import styles from './return.module.css'

interface Inspected {
  readonly received?: string
  readonly condition?: string
  readonly restock?: boolean
}

/** Takes goods in: how many arrived, in which condition, and what goes back on the shelf. */
export function Receive({ data: { return: found, order, handling } }: { readonly data: ReturnData }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [typed, setTyped] = useState<Readonly<Record<string, Inspected>>>({})
  const hasEmail = found.buyer.email !== ''
  const [notify, setNotify] = useState(true)
  const [locationId, setLocationId] = useState('')
  const [problem, setProblem] = useState<string>()
  const names = namesOf(order)
  const put = (id: string, change: Inspected) => setTyped({ ...typed, [id]: { ...typed[id], ...change } })
  // Goods that can be sold again go on the shelf, unless staff say otherwise.
  const isRestocked = ({ condition, restock }: Inspected = {}) =>
    restock ?? (condition === 'NEW' || condition === 'OPENED')
  function submit(event: FormEvent) {
    event.preventDefault()
    const lines = found.lines.map(({ id, quantity }) => ({
      id,
      received: unitsIn(typed[id]?.received ?? String(quantity), quantity),
      condition: typed[id]?.condition ?? '',
      restock: isRestocked(typed[id]),
    }))
    if (lines.some(({ received }) => received === undefined)) return setProblem(t('receive.wrong'))
    setProblem(undefined)
    send({ intent: 'receive', lines, locationId, notify: notify && hasEmail })
  }
  return (
    <Card>
      <Heading level={2}>{t('receive.title')}</Heading>
      <form className={parts.form} onSubmit={submit} noValidate>
        <LeaveGuard when={Object.keys(typed).length > 0 && !sent?.done} />
        <div className={styles.plain}>
          {found.lines.map(({ id, quantity }) => {
            const name = names.get(id) ?? ''
            return (
              <fieldset key={id} className={styles.plain}>
                <legend>
                  <bdi>{name}</bdi>
                </legend>
                <div className={parts.inline}>
                  <Field
                    type="number"
                    min={0}
                    max={quantity}
                    inputMode="numeric"
                    label={t('receive.units', { count: quantity })}
                    value={typed[id]?.received ?? String(quantity)}
                    onChange={({ target }) => put(id, { received: target.value })}
                  />
                  <Select
                    label={t('receive.condition')}
                    value={typed[id]?.condition ?? ''}
                    onChange={({ target }) => put(id, { condition: target.value })}
                  >
                    <option value="">{t('receive.unknown')}</option>
                    {conditions.map((condition) => (
                      <option key={condition} value={condition}>
                        {conditionName(condition, t)}
                      </option>
                    ))}
                  </Select>
                </div>
                <Checkbox
                  checked={isRestocked(typed[id])}
                  onChange={({ target }) => put(id, { restock: target.checked })}
                >
                  {t('receive.restock')}
                </Checkbox>
              </fieldset>
            )
          })}
        </div>
        {handling.locations.length > 1 && (
          <Select
            label={t('receive.location')}
            value={locationId}
            onChange={({ target }) => setLocationId(target.value)}
          >
            <option value="">{t('receive.origin')}</option>
            {handling.locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Checkbox
          checked={notify && hasEmail}
          disabled={!hasEmail}
          onChange={({ target }) => setNotify(target.checked)}
        >
          {hasEmail ? t('letter.notify') : t('letter.no-email')}
        </Checkbox>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('receive.do')}
          </Button>
        </div>
        <Result {...{ sent, isSending }} done="" />
      </form>
    </Card>
  )
}
