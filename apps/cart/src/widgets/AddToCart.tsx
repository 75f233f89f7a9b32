import type { Widgets } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { Button, Notice, QuantityStepper } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { MAX_QUANTITY } from '../rules/cart/quantity.ts'
import styles from './AddToCart.module.css'
import { useAdd } from './use-add.ts'

export default function AddToCart({
  productId,
  variantId,
  options,
  productName,
  missingOptions = [],
  texts,
  missingTexts = [],
  subscriptionOptionId,
  onMissing,
  soldOut = false,
  preorder = false,
  maxQuantity = MAX_QUANTITY,
  onAdded,
}: Widgets['cart.add-to-cart']) {
  const t = useMessages()
  const { list } = useFormat()
  const [quantity, setQuantity] = useState(1)
  const [asked, setAsked] = useState(false)
  const { add, busy, problem } = useAdd(productName, onAdded)
  const missing = list(missingOptions)
  const unwritten = list(missingTexts)
  const wanted = Math.min(quantity, Math.max(1, maxQuantity))

  function press() {
    const [first] = [...missingOptions, ...missingTexts]
    const line = { productId, variantId, options, texts, subscriptionOptionId, preorder, quantity: wanted }
    if (first === undefined) return add(line)
    setAsked(true)
    onMissing?.(first)
  }

  if (soldOut) {
    return (
      <div data-boundary="cart" className={styles.add}>
        <Button variant="primary" size="large" disabled className={styles.button}>
          {t('add.sold-out')}
        </Button>
      </div>
    )
  }
  return (
    <div data-boundary="cart" className={styles.add}>
      <QuantityStepper
        label={t('add.quantity')}
        value={wanted}
        min={1}
        max={maxQuantity}
        onChange={setQuantity}
      />
      <Button variant="primary" size="large" className={styles.button} pending={busy} onClick={press}>
        {missing ? t('add.choose', { options: missing }) : preorder ? t('add.preorder') : t('add.to-cart')}
      </Button>
      <div className={styles.status}>
        {missing && asked && <Notice tone="warning">{t('add.choose-first', { options: missing })}</Notice>}
        {!missing && unwritten && asked && (
          <Notice tone="warning">{t('add.write-first', { titles: unwritten })}</Notice>
        )}
        {!missing && !unwritten && problem && <Notice tone="warning">{problem}</Notice>}
      </div>
    </div>
  )
}
