import { useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { Cart } from '../../rules/model/index.ts'
import { CartLine } from './CartLine.tsx'
import styles from './CartLines.module.css'
import { usePriceChanges } from './use-price-changes.ts'

interface CartLinesProps {
  readonly cart: Cart
  /** The shopper goes to a product's page; for what lies over this one. */
  readonly onLeave?: () => void
}

export function CartLines({ cart, onLeave }: CartLinesProps) {
  const t = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const { changes, acknowledge } = usePriceChanges(cart)
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('cart.lines')} className={styles.list}>
      {cart.lineItems.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          currency={cart.currency}
          priceChange={changes.find(({ lineItemId }) => lineItemId === line.id)}
          onAcknowledge={acknowledge}
          onLeave={onLeave}
          // The button that had the focus goes away with its line.
          onRemoved={() => list.current?.focus()}
        />
      ))}
    </ul>
  )
}
