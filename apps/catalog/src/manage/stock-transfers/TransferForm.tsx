import { EditForm, EntityPicker, useDraft, useFaults, type useSend } from '@galleria/manage'
import type { StockTransfer } from '@galleria/platform-client/stock-transfers'
import { Button, Card, Field, Select } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { TransferSent } from './acts.ts'
import {
  countOf,
  draftOf,
  type Fault,
  faultsOf,
  inputOf,
  newTransfer,
  type TransferDraft,
  textsOf,
} from './draft.ts'

interface Props {
  readonly transfer: StockTransfer | undefined
  readonly locations: readonly { readonly id: string; readonly name: string }[]
  readonly sending: ReturnType<typeof useSend<{ id?: string }>>
  readonly mayChange: boolean
  /** Beside the buttons. */
  readonly children: ReactNode
}

/** Texts, day, places and goods of a transfer; places and goods are locked once it is sent. */
export function TransferForm({ transfer, locations, sending, mayChange, children }: Props) {
  const t = useMessages()
  const { sent, isSending } = sending
  const send = (body: TransferSent) => sending.send(body)
  const isLocked = transfer?.status === 'IN_TRANSIT'
  // Once saved for the first time, its own page follows without a question.
  const isMade = !transfer && sent?.done === true
  const { draft, change, isChanged, reset, merge } = useDraft<TransferDraft>(
    transfer ? draftOf(transfer) : newTransfer,
  )
  const words: Readonly<Record<Fault, string>> = {
    REFERENCE: t('moves.fault-reference'),
    PLACE: t('moves.pick'),
    SAME: t('moves.fault-same'),
    GOODS: t('moves.fault-goods'),
    COUNT: t('stock.wrong-by'),
  }
  const { at, check } = useFaults({ faults: faultsOf(draft), words, sent })
  const labels: Readonly<Record<string, string>> = {
    ...{ reference: t('moves.reference'), from: t('moves.from'), to: t('moves.to') },
    ...{ expectedOn: t('moves.expected'), note: t('moves.note') },
    ...{ goods: t('moves.variants'), counts: t('moves.quantity') },
  }
  const places = locations.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Card>
      <EditForm
        label={t('moves.title')}
        {...{ sent, isSending, merge, mayChange }}
        isChanged={isChanged && !isMade}
        nameOf={(field) => labels[field] ?? field}
        onReset={reset}
        onSave={() => {
          if (!check()) return
          if (!transfer) return send({ intent: 'create', transfer: inputOf(draft) })
          const changes = isLocked ? textsOf(draft) : inputOf(draft)
          send({ intent: 'save', revision: transfer.revision, transfer: changes })
        }}
        buttons={
          transfer && (
            <>
              {!isLocked && (
                <Button
                  pending={isSending}
                  disabled={isChanged}
                  onClick={() => send({ intent: 'send', revision: transfer.revision })}
                >
                  {t('moves.send')}
                </Button>
              )}
              {children}
            </>
          )
        }
      >
        <Field
          label={t('moves.reference')}
          hint={t('moves.reference-hint')}
          maxLength={100}
          autoComplete="off"
          value={draft.reference}
          error={at('reference', 'reference')}
          onChange={({ target }) => change({ reference: target.value })}
        />
        <Select
          label={t('moves.from')}
          disabled={isLocked}
          value={draft.from}
          error={at('from', 'fromLocationId')}
          choices={[{ value: '', label: t('moves.supplier') }, ...places]}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Select
          label={t('moves.to')}
          disabled={isLocked}
          value={draft.to}
          error={at('to', 'toLocationId')}
          choices={[{ value: '', label: t('moves.pick') }, ...places]}
          onChange={({ target }) => change({ to: target.value })}
        />
        <Field
          label={t('moves.expected')}
          type="date"
          value={draft.expectedOn}
          error={at('expectedOn', 'expectedOn')}
          onChange={({ target }) => change({ expectedOn: target.value })}
        />
        <Field
          label={t('moves.note')}
          maxLength={1000}
          autoComplete="off"
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {!isLocked && (
          <>
            <EntityPicker
              of="variants"
              isMany
              label={t('moves.variants')}
              value={draft.goods}
              error={at('goods', 'lines')}
              onChange={(goods) => change({ goods })}
            />
            {draft.goods.map(({ id, name }, line) => (
              <Field
                key={id}
                label={<bdi>{t('moves.quantity-of', { name })}</bdi>}
                inputMode="numeric"
                autoComplete="off"
                value={countOf(draft, id)}
                error={at(id, `lines[${line}].variantId`)}
                onChange={({ target }) => change({ counts: { ...draft.counts, [id]: target.value } })}
              />
            ))}
          </>
        )}
      </EditForm>
    </Card>
  )
}
