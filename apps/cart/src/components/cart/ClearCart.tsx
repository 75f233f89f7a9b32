import { useFetcher } from '@galleria/router'
import { Button, Notice, toast } from '@galleria/ui'
import type { CartResult } from '../../data/intent-context.ts'
import { ask } from '../../data/submissions.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { Cart } from '../../rules/model/index.ts'
import styles from './CartLines.module.css'
import { useRestore } from './use-restore.ts'

/** Takes everything out at once; no question before, since all of it can be brought back. */
export function ClearCart({ cart }: { readonly cart: Cart }) {
  const t = useMessages()
  const clearing = useFetcher<CartResult>()
  const restore = useRestore()
  const clear = async () => {
    const { asked, answer } = ask()
    void clearing.submit({ intent: 'clear', asked }, { method: 'post', action: currentCart })
    const { ok } = await answer
    if (!ok) return
    const action = { label: t('line.undo'), onAction: () => void restore(cart.lineItems) }
    toast({ title: t('cart.cleared'), action })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.clear}
        onClick={() => void clear()}
        pending={clearing.state !== 'idle'}
      >
        {t('cart.clear')}
      </Button>
      {clearing.data && !clearing.data.ok && <Notice tone="danger">{clearing.data.problem}</Notice>}
    </>
  )
}
