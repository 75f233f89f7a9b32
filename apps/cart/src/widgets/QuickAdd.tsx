import type { Widgets } from '@galleria/federation'
import { Button, Icon } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './QuickAdd.module.css'
import { useAdd } from './use-add.ts'

export default function QuickAdd({ productId, productName }: Widgets['cart.quick-add']) {
  const t = useMessages()
  const { add, busy, problem } = useAdd(productName)
  return (
    <div data-boundary="cart" className={styles.quick}>
      <Button
        variant="secondary"
        size="small"
        compact
        pending={busy}
        aria-label={t('add.add-named', { name: productName })}
        onClick={() => add({ productId, quantity: 1 })}
      >
        <Icon name="plus" />
        {t('add.add')}
      </Button>
      <span role="status" className={styles.problem}>
        {problem}
      </span>
    </div>
  )
}
