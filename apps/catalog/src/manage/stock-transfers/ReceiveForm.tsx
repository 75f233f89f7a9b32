import { LeaveGuard, parts, type useSend } from '@galleria/manage'
import type { StockTransfer } from '@galleria/platform-client/stock-transfers'
import { Button, Card, Field, Heading, Notice } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { focusWrong } from '../parts/focus-wrong.ts'
import { arrivedOf, type Typed } from './draft.ts'

interface Props {
  readonly transfer: StockTransfer
  readonly sending: ReturnType<typeof useSend>
}

/** Receives goods in transit line by line, in as many parts as they come. */
export function ReceiveForm({ transfer, sending }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = sending
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [isChecked, setChecked] = useState(false)
  const lines = transfer.lines.filter(({ incoming }) => incoming > 0)
  const arrived = lines.map((line) => ({
    id: line.variantId,
    pieces: arrivedOf(line, typed[line.variantId]),
  }))
  const isSound = arrived.every(({ pieces }) => pieces)
  const some = arrived.flatMap(({ id, pieces }) =>
    pieces && pieces.received + pieces.rejected > 0 ? [{ variantId: id, ...pieces }] : [],
  )
  const set = (id: string, part: Typed) => setTyped({ ...typed, [id]: { ...typed[id], ...part } })

  function receive(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (!isSound) focusWrong(event.currentTarget)
    else if (some.length > 0) send({ intent: 'receive', revision: transfer.revision, lines: some })
  }
  return (
    <Card>
      <form className={parts.form} aria-label={t('moves.receive')} onSubmit={receive} noValidate>
        <LeaveGuard when={Object.keys(typed).length > 0 && !isSending} />
        <Heading level={2}>{t('moves.receive')}</Heading>
        {lines.map((line) => {
          const { variantId: id, name, incoming } = line
          const isWrong = isChecked && !arrivedOf(line, typed[id])
          return (
            <div key={id} className={parts.inline}>
              <Field
                label={<bdi>{t('moves.received-of', { name })}</bdi>}
                inputMode="numeric"
                autoComplete="off"
                value={typed[id]?.received ?? ''}
                error={isWrong ? t('moves.fault-arrived', { left: incoming }) : undefined}
                onChange={({ target }) => set(id, { received: target.value })}
              />
              <Field
                label={<bdi>{t('moves.rejected-of', { name })}</bdi>}
                inputMode="numeric"
                autoComplete="off"
                value={typed[id]?.rejected ?? ''}
                onChange={({ target }) => set(id, { rejected: target.value })}
              />
            </div>
          )
        })}
        {isChecked && isSound && some.length === 0 && <Notice tone="danger">{t('moves.nothing')}</Notice>}
        {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
        <div className={parts.buttons}>
          <Button
            onClick={() =>
              setTyped(
                Object.fromEntries(
                  lines.map(({ variantId, incoming }) => [variantId, { received: String(incoming) }]),
                ),
              )
            }
          >
            {t('moves.fill')}
          </Button>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('moves.receive')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
