import type { Cart } from '@galleria/platform-client/cart'
import { useFetcher, useSubmit } from '@galleria/router'
import { Button, Notice, toast } from '@galleria/ui'
import type { CartResult } from '../../data/intent-context.ts'
import { awaitRestored } from '../../data/restored-lines.ts'
import { ask } from '../../data/submissions.ts'
import { useMessages } from '../../messages/index.ts'
import { lineAgain } from '../../rules/cart/line-again.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import styles from './CartLines.module.css'

/** Takes everything out at once; no question before, since all of it can be brought back. */
export function ClearCart({ cart }: { readonly cart: Cart }) {
  const t = useMessages()
  const clearing = useFetcher<CartResult>()
  const submit = useSubmit()
  const clear = async () => {
    const taken = JSON.stringify(cart.lineItems.flatMap((line) => lineAgain(line) ?? []))
    const form = { intent: 'restore', lines: taken }
    const restore = () => {
      awaitRestored(cart.lineItems.find((line) => line.catalogReference))
      void submit(form, { method: 'post', action: currentCart, navigate: false })
    }
    const { asked, answer } = ask()
    void clearing.submit({ intent: 'clear', asked }, { method: 'post', action: currentCart })
    const { ok } = await answer
    if (ok) toast({ title: t('cart.cleared'), action: { label: t('line.undo'), onAction: restore } })
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
