import { parts as layout, useSend } from '@galleria/manage'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { Button, Card, Disclosure, Field, Heading, Notice, Select } from '@galleria/ui'
import { useState } from 'react'
import type { FoundVariant, FoundVariants } from '../data/find.ts'
import { useMessages } from '../messages/index.ts'
import { decimalIn, quantityIn } from '../rules/numbers.ts'
import styles from './draft.module.css'
import { Finder } from './Finder.tsx'
import type { PartProps } from './part.ts'

/** Variants of the whole store, hidden ones too, and items that the store does not have. */
export function AddItems({ save, currency }: PartProps) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<FoundVariants>()
  const [added, setAdded] = useState('')
  const add = ({ productId, variantId, name, choices }: FoundVariant) => {
    const catalogReference = { catalogItemId: productId, appId: STORES_APP_ID, options: { variantId } }
    save.change({ lineItems: [{ catalogReference, quantity: 1 }] }, true)
    setAdded(t('add.added', { name: [name, choices].filter(Boolean).join(' · ') }))
  }
  return (
    <Card>
      <Heading level={2}>{t('add.title')}</Heading>
      <Finder
        label={t('add.find')}
        isLooking={isSending}
        onLook={(text, offset) => send({ intent: 'find', text, offset })}
        found={
          sent?.variants && {
            text: sent.text,
            total: sent.total,
            rows: sent.variants.map((each) => {
              const name = [each.name, each.choices].filter(Boolean).join(' · ')
              const stock = each.isSoldOut
                ? t('items.sold-out')
                : each.left === undefined
                  ? t('add.in-stock')
                  : t('add.left', { count: each.left })
              return {
                key: each.variantId,
                name,
                detail: [each.sku, stock].filter(Boolean).join(' · '),
                act: t('add.add'),
                actName: t('add.add-of', { name }),
                isDisabled: each.isSoldOut,
                onPick: () => add(each),
              }
            }),
          }
        }
      />
      <p role="status" className={styles.quiet}>
        {added}
      </p>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      <CustomItem save={save} currency={currency} />
    </Card>
  )
}

function CustomItem({ save, currency }: Omit<PartProps, 'draft'>) {
  const t = useMessages()
  const empty = { name: '', price: '', quantity: '1', kind: 'PHYSICAL' }
  const [item, setItem] = useState(empty)
  const [wrong, setWrong] = useState(false)
  const price = decimalIn(item.price)
  const quantity = quantityIn(item.quantity)
  const name = item.name.trim()
  const change = (part: Partial<typeof empty>) => setItem({ ...item, ...part })
  const kinds = [
    { value: 'PHYSICAL', label: t('add.physical') },
    { value: 'SERVICE', label: t('add.service') },
    { value: 'DIGITAL', label: t('add.digital') },
  ]
  function add() {
    if (!name || !price || !quantity) return setWrong(true)
    const line = { productName: { original: name }, price, quantity, itemType: { preset: item.kind } }
    save.change({ customLineItems: [line] }, true)
    setItem(empty)
    setWrong(false)
  }
  return (
    <Disclosure title={t('add.custom')}>
      <div className={layout.form}>
        <div className={styles.pair}>
          <Field
            label={t('add.name')}
            maxLength={200}
            value={item.name}
            error={wrong && !name ? t('add.name-missing') : undefined}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <Select
            label={t('add.kind')}
            value={item.kind}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
            choices={kinds}
          />
          <Field
            label={t('items.price', { currency })}
            inputMode="decimal"
            dir="ltr"
            maxLength={20}
            value={item.price}
            error={wrong && !price ? t('items.price-wrong') : undefined}
            onChange={({ currentTarget }) => change({ price: currentTarget.value })}
          />
          <Field
            label={t('items.quantity')}
            inputMode="numeric"
            maxLength={6}
            value={item.quantity}
            error={wrong && !quantity ? t('items.quantity-wrong') : undefined}
            onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
          />
        </div>
        <div>
          <Button onClick={add}>{t('add.custom')}</Button>
        </div>
      </div>
    </Disclosure>
  )
}
