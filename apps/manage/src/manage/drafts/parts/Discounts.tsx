import { parts as layout } from '@galleria/manage'
import { Button, Card, Disclosure, Field, Heading, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { decimalIn, percentIn } from '../rules/numbers.ts'
import styles from './draft.module.css'
import type { PartProps } from './part.ts'
import { SavedField } from './SavedField.tsx'

const ALL = 'all'

/** A discount code, and what staff take off. */
export function Discounts({ draft, save, currency }: PartProps) {
  const t = useMessages()
  const [typed, setTyped] = useState({ kind: 'percent', amount: '', line: ALL })
  const [wrong, setWrong] = useState(false)
  const own = draft.merchantDiscounts ?? []
  const isIdle = draft.couponCode && !draft.appliedDiscounts?.some(({ coupon }) => coupon)
  const nameOf = (id: string) => draft.lineItems.find((line) => line.id === id)?.productName.original ?? ''
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })

  function add() {
    const size =
      typed.kind === 'percent' ? { percentage: percentIn(typed.amount) } : { amount: decimalIn(typed.amount) }
    if (size.percentage === undefined && size.amount === undefined) return setWrong(true)
    const lines = typed.line === ALL ? {} : { lineItemIds: [typed.line] }
    keep([...own, { ...size, ...lines }])
    setTyped({ ...typed, amount: '' })
    setWrong(false)
  }
  function keep(discounts: typeof own) {
    const sent = discounts.map(({ amount, percentage, lineItemIds }) => ({
      ...(amount ? { amount } : {}),
      ...(percentage ? { percentage } : {}),
      ...(lineItemIds?.length ? { lineItemIds } : {}),
    }))
    save.change({ merchantDiscounts: sent.length ? sent : null }, true)
  }
  return (
    <Card>
      <Heading level={2}>{t('discount.title')}</Heading>
      <div className={layout.form}>
        <SavedField
          label={t('discount.code')}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          saved={draft.couponCode ?? ''}
          error={save.errors['draftOrder.couponCode'] ?? (isIdle ? t('discount.code-idle') : undefined)}
          onLeave={save.flush}
          onSave={(text) => {
            save.change({ couponCode: text.trim() || null })
            return undefined
          }}
        />
        <ul className={styles.lines}>
          {own.map(({ amount, percentage, lineItemIds }, index) => {
            const size = amount ? `${amount} ${currency}` : `${percentage}%`
            const [line] = lineItemIds ?? []
            const what = line ? t('discount.of', { size, name: nameOf(line) }) : t('discount.all', { size })
            return (
              <li key={`${index} ${what}`} className={styles.line}>
                <span>{what}</span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('items.remove-of', { name: what })}
                  onClick={() => keep(own.filter((_, at) => at !== index))}
                >
                  {t('items.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
        <Disclosure title={t('discount.add')}>
          <div className={layout.form}>
            <div className={styles.pair}>
              <Select
                label={t('discount.kind')}
                value={typed.kind}
                onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
                choices={[
                  { value: 'percent', label: t('discount.percent') },
                  { value: 'money', label: t('discount.amount', { currency }) },
                ]}
              />
              <Field
                label={t('discount.value')}
                inputMode="decimal"
                dir="ltr"
                maxLength={20}
                value={typed.amount}
                error={wrong ? t('discount.wrong') : undefined}
                onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
              />
              <Select
                label={t('discount.on')}
                value={typed.line}
                onChange={({ currentTarget }) => change({ line: currentTarget.value })}
                choices={[
                  { value: ALL, label: t('discount.everything') },
                  ...draft.lineItems.map(({ id, productName }) => ({
                    value: id,
                    label: productName.original,
                  })),
                ]}
              />
            </div>
            <div>
              <Button onClick={add}>{t('discount.add')}</Button>
            </div>
          </div>
        </Disclosure>
      </div>
    </Card>
  )
}
