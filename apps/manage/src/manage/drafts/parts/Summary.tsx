import { ConfirmDialog, DeleteButton, parts as layout, useSend } from '@galleria/manage'
import type { Order } from '@galleria/platform-client/orders'
import { Button, Card, Checkbox, DescriptionList, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './draft.module.css'
import type { PartProps } from './part.ts'
import { SaveLine } from './SaveLine.tsx'

/** Totals of the draft, the state of its autosave, and the buttons that place or delete it. */
export function Summary({ draft, save, order }: PartProps & { readonly order: Order | null }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [isAsking, setAsking] = useState(false)
  const problem = sent?.problem ?? (sent?.errors && Object.values(sent.errors).join(' '))
  const email = draft.buyerInfo?.email ?? ''
  const [notify, setNotify] = useState(true)
  const [paid, setPaid] = useState(false)
  const total = draft.priceSummary.total.formattedAmount
  const isNew = !draft.sourceOrderId
  const doing = isNew ? t('place.do') : t('place.update')
  return (
    <Card className={styles.summary}>
      <Heading level={2}>{t('total.title')}</Heading>
      <Totals draft={draft} order={order} />
      <SaveLine save={save} />
      {problem && !isAsking && <Notice tone="danger">{problem}</Notice>}
      <div className={layout.buttons}>
        <Button
          variant="primary"
          aria-disabled={save.state === 'failed' || undefined}
          pending={save.state === 'saving'}
          onClick={() => setAsking(true)}
        >
          {doing}
        </Button>
        <DeleteButton
          name={t('drafts.draft')}
          meaning={t('draft.delete-more')}
          pending={isSending}
          onDelete={() => send({ intent: 'delete' })}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger={false}
        title={
          isNew ? t('place.ask', { total }) : t('place.ask-update', { number: String(order?.number ?? '') })
        }
        act={doing}
        pending={isSending}
        problem={problem}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          send({ intent: 'commit', notify: isNew && notify && email !== '', paid: isNew && paid })
        }
      >
        <p>{isNew ? t('place.meaning') : t('place.meaning-update', { total })}</p>
        {isNew &&
          (email ? (
            <Checkbox checked={notify} onChange={({ currentTarget }) => setNotify(currentTarget.checked)}>
              {t('place.notify', { email })}
            </Checkbox>
          ) : (
            <Notice tone="warning">{t('place.no-email')}</Notice>
          ))}
        {isNew && (
          <Checkbox checked={paid} onChange={({ currentTarget }) => setPaid(currentTarget.checked)}>
            {t('place.paid')}
          </Checkbox>
        )}
      </ConfirmDialog>
    </Card>
  )
}

function Totals({ draft, order }: Pick<PartProps, 'draft'> & { readonly order: Order | null }) {
  const t = useMessages()
  const { subtotal, discount, shipping, additionalFees, tax, total } = draft.priceSummary
  const rows = [
    { term: t('total.subtotal'), money: subtotal, sign: '' },
    { term: t('total.discount'), money: discount, sign: '−' },
    { term: t('total.delivery'), money: shipping, sign: '' },
    { term: t('total.fees'), money: additionalFees, sign: '' },
    { term: t('total.tax'), money: tax, sign: '' },
  ]
  const before = order?.priceSummary?.total?.formattedAmount
  return (
    <DescriptionList
      items={[
        ...rows.flatMap(({ term, money, sign }) =>
          money && Number(money.amount) !== 0 ? [{ term, value: sign + money.formattedAmount }] : [],
        ),
        { term: t('total.total'), value: total.formattedAmount, strong: true },
        ...(before ? [{ term: t('total.before'), value: before }] : []),
      ]}
    />
  )
}
