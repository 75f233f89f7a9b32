import type { Widgets } from '@galleria/federation'
import { Button } from '@galleria/ui'
import styles from './QuickAdd.module.css'
import { useAdd } from './use-add.ts'

export default function QuickAdd({ productId, productName }: Widgets['cart.quick-add']) {
  const { add, busy, problem } = useAdd(productName)
  return (
    <div data-boundary="cart" className={styles.quick}>
      <Button
        variant="secondary"
        size="small"
        pending={busy}
        aria-label={`Add ${productName} to cart`}
        onClick={() => add({ productId, quantity: 1 })}
      >
        Add
      </Button>
      <span role="status" className={styles.problem}>
        {problem}
      </span>
    </div>
  )
}
