import { LeaveGuard, parts, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Card, EmptyState, Field, Heading, Notice, Select, TextArea } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import { returnableUnits, returnReasons, useReturnWords } from '../../shared/return-words.ts'
import type { readSource } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { namesOf, unitsIn } from '../rules/lines.ts'
import styles from './return.module.css'

interface Typed {
  readonly quantity?: string
  readonly reason?: string
  readonly note?: string
}

/** Lines that a customer sends back, written down by staff; the return is approved with it. */
export function StartForm({ data }: { readonly data: Awaited<ReturnType<typeof readSource>> }) {
  const { order, handling, refundRequests } = data
  const t = useMessages()
  const words = useReturnWords()
  const navigate = useNavigate()
  const { send, sent, isSending } = useSend<{ readonly started?: string }>()
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [instructions, setInstructions] = useState('')
  const [problem, setProblem] = useState<string>()
  const names = namesOf(order)
  const left = [...returnableUnits(handling.lines, refundRequests)].filter(([, most]) => most > 0)
  const started = sent?.started
  useEffect(() => {
    if (started) void navigate(`/manage/orders/returns/${started}`)
  }, [started, navigate])
  if (left.length === 0 && !started)
    return <EmptyState title={t('start.none')} description={t('start.none-more')} />
  const put = (id: string, change: Typed) => setTyped({ ...typed, [id]: { ...typed[id], ...change } })

  function submit(event: FormEvent) {
    event.preventDefault()
    const lines = left.map(([id, most]) => ({
      id,
      quantity: unitsIn(typed[id]?.quantity ?? '0', most),
      reason: typed[id]?.reason ?? 'OTHER',
      note: typed[id]?.note ?? '',
    }))
    if (lines.some(({ quantity }) => quantity === undefined)) return setProblem(t('start.wrong'))
    const chosen = lines.filter(({ quantity }) => quantity)
    if (chosen.length === 0) return setProblem(t('start.nothing'))
    setProblem(undefined)
    send({ key, lines: chosen, instructions })
  }
  const isDirty = Object.keys(typed).length > 0 || instructions !== ''
  return (
    <Card>
      <Heading level={2}>{t('start.items')}</Heading>
      <form className={parts.form} onSubmit={submit} noValidate>
        <LeaveGuard when={isDirty && !sent?.done} />
        {left.map(([id, most]) => (
          <fieldset key={id} className={styles.plain}>
            <legend>
              <bdi>{names.get(id)}</bdi>
            </legend>
            <div className={parts.inline}>
              <Field
                type="number"
                min={0}
                max={most}
                inputMode="numeric"
                label={t('start.units', { count: most })}
                value={typed[id]?.quantity ?? '0'}
                onChange={({ target }) => put(id, { quantity: target.value })}
              />
              <Select
                label={t('list.reason')}
                value={typed[id]?.reason ?? 'OTHER'}
                onChange={({ target }) => put(id, { reason: target.value })}
              >
                {returnReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {words.reasonOf(reason)}
                  </option>
                ))}
              </Select>
              <Field
                label={t('start.note')}
                maxLength={500}
                value={typed[id]?.note ?? ''}
                onChange={({ target }) => put(id, { note: target.value })}
              />
            </div>
          </fieldset>
        ))}
        <TextArea
          label={t('approve.instructions')}
          hint={t('approve.hint')}
          rows={3}
          maxLength={2000}
          value={instructions}
          onChange={({ target }) => setInstructions(target.value)}
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('start.do')}
          </Button>
        </div>
        <Result {...{ sent, isSending }} done="" />
      </form>
    </Card>
  )
}
