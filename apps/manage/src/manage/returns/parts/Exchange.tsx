import { useFormat } from '@galleria/i18n'
import {
  ConfirmDialog,
  type Entity,
  EntityPicker,
  LeaveGuard,
  parts,
  useDone,
  useSend,
} from '@galleria/manage'
import { Button, Checkbox, Field, Notice } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { ReturnAnswer, Exchange as Wanted } from '../data/acts.ts'
import type { ReturnData } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { unitsIn } from '../rules/lines.ts'
import { wantedItems } from '../rules/resolution.ts'

const MOST = 1000

/** Sends other goods for those that came; their price is told beside the worth of the return before anything happens. */
export function Exchange({ data }: { readonly data: ReturnData }) {
  const { return: found, order } = data
  const t = useMessages()
  const format = useFormat()
  const pricing = useSend<ReturnAnswer>()
  const making = useSend<ReturnAnswer>()
  const wanted = wantedItems(data)
  const [picked, setPicked] = useState<readonly Entity[]>()
  const chosen = picked ?? wanted
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [shipping, setShipping] = useState(!order.deliveryRefunded)
  const hasEmail = found.buyer.email !== ''
  const [notify, setNotify] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<Wanted>()
  const [sums, setSums] = useState<ReturnAnswer['sums']>()
  const priced = pricing.sent
  useDone(priced, () => setSums(priced?.sums))
  const units = found.lines.reduce((sum, { quantity, received = quantity }) => sum + received, 0)
  const unitsOf = (id: string) =>
    wanted.find((each) => each.id === id)?.quantity ?? (chosen.length > 1 ? 1 : Math.max(1, units))
  const textOf = (id: string) => typed[id] ?? String(unitsOf(id))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setProblem(t('exchange.nothing'))
    const items = chosen.map(({ id, productId = '' }) => ({
      ...{ productId, variantId: id },
      quantity: unitsIn(textOf(id), MOST) ?? 0,
    }))
    if (items.some(({ quantity }) => quantity === 0)) return setProblem(t('exchange.wrong'))
    setProblem(undefined)
    setSums(undefined)
    const exchange = { items, shipping, notify: notify && hasEmail }
    setAsked(exchange)
    pricing.send({ intent: 'price-exchange', ...exchange })
  }
  const price = (amount = '0') => format.money(amount, order.currency)
  const isDirty = picked !== undefined || Object.keys(typed).length > 0
  const isMissing = Number(sums?.toPay.amount) > 0
  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      <LeaveGuard when={isDirty && !making.sent?.done} />
      <EntityPicker of="variants" label={t('exchange.pick')} value={chosen} onChange={setPicked} isMany />
      {chosen.map(({ id, name, detail }) => (
        <Field
          key={id}
          type="number"
          min={1}
          max={MOST}
          inputMode="numeric"
          label={<bdi>{t('exchange.units', { name: detail ? `${name} (${detail})` : name })}</bdi>}
          value={textOf(id)}
          onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
        />
      ))}
      {!order.deliveryRefunded && (
        <Checkbox checked={shipping} onChange={({ target }) => setShipping(target.checked)}>
          {t('exchange.shipping')}
        </Checkbox>
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
        <Button type="submit" pending={pricing.isSending || making.isSending}>
          {t('exchange.review')}
        </Button>
      </div>
      <Result sent={priced?.done ? undefined : priced} isSending={pricing.isSending} done="" />
      <Result sent={making.sent} isSending={making.isSending} done="" />
      <ConfirmDialog
        isOpen={asked !== undefined && sums !== undefined}
        title={t('exchange.title')}
        act={t('exchange.do')}
        isDanger={false}
        onClose={() => setSums(undefined)}
        onConfirm={() => {
          if (asked) making.send({ intent: 'exchange', ...asked })
          setSums(undefined)
        }}
      >
        <p>{t('exchange.sums', { credit: price(sums?.credit.amount), total: price(sums?.total.amount) })}</p>
        <p>
          {isMissing
            ? t('exchange.to-pay', { amount: price(sums?.toPay.amount) })
            : Number(sums?.toRefund.amount) > 0
              ? t('exchange.to-refund', { amount: price(sums?.toRefund.amount) })
              : t('exchange.even')}
        </p>
      </ConfirmDialog>
    </form>
  )
}
