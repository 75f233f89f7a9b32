import type { Widgets } from '@galleria/federation'
import { useFormat, useLocale } from '@galleria/i18n'
import { Button, Notice, QuantityStepper } from '@galleria/ui'
import { useState } from 'react'
import { PlainAdd } from '../components/plain/PlainAdd.tsx'
import { useMessages } from '../messages/index.ts'
import { inSentence, isNoun } from '../rules/cart/in-sentence.ts'
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
  const { tag } = useLocale().language
  const [quantity, setQuantity] = useState(1)
  const [isTried, setTried] = useState(false)
  const { add, busy, problem } = useAdd(productName, onAdded)
  const missing = list(missingOptions.map((name) => inSentence(name, tag)))
  const unwritten = missingTexts.length > 0
  const wanted = Math.min(quantity, Math.max(1, maxQuantity))

  function press() {
    const [first] = [...missingOptions, ...missingTexts]
    const line = { productId, variantId, options, texts, subscriptionOptionId, preorder, quantity: wanted }
    if (first === undefined) return add(line)
    setTried(true)
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
        {missing && isTried && <Notice tone="warning">{t('add.choose-first', { options: missing })}</Notice>}
        {!missing && unwritten && isTried && (
          <Notice tone="warning">
            {missingTexts.every(isNoun)
              ? t('add.write-first', { titles: list(missingTexts.map((title) => inSentence(title, tag))) })
              : t('add.fill-in', { titles: list(missingTexts) })}
          </Notice>
        )}
        {!missing && !unwritten && problem && <Notice tone="warning">{problem}</Notice>}
      </div>
      <noscript>
        {typeof document === 'undefined' && (
          <PlainAdd {...{ productId, variantId, options, productName, missing, missingTexts, preorder }} />
        )}
      </noscript>
    </div>
  )
}
