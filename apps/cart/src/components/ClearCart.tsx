import type { Cart } from '@galleria/platform-client/cart'
import { useFetcher, useSubmit } from '@galleria/router'
import { Button, Notice, toast } from '@galleria/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { CartResult } from '../routes/intents.ts'
import { lineAgain } from '../rules/line-again.ts'
import { currentCart } from '../rules/paths.ts'
import styles from './CartLines.module.css'

/** Takes everything out at once; no question before, since all of it can be brought back. */
export function ClearCart({ cart }: { readonly cart: Cart }) {
  const t = useMessages()
  const clearing = useFetcher<CartResult>()
  const submit = useSubmit()
  const [taken, setTaken] = useState('[]')
  const clear = () => {
    const lines = cart.lineItems.flatMap((line) => lineAgain(line) ?? [])
    setTaken(JSON.stringify(lines))
    void clearing.submit({ intent: 'clear' }, { method: 'post', action: currentCart })
  }
  const onAnswer = useEffectEvent((answer: CartResult) => {
    if (!answer.ok) return
    const form = { intent: 'restore', lines: taken }
    const restore = () => void submit(form, { method: 'post', action: currentCart, navigate: false })
    toast({ title: t('cart.cleared'), action: { label: t('line.undo'), onAction: restore } })
  })
  useEffect(() => {
    if (clearing.data) onAnswer(clearing.data)
  }, [clearing.data])
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.clear}
        onClick={clear}
        pending={clearing.state !== 'idle'}
      >
        {t('cart.clear')}
      </Button>
      {clearing.data && !clearing.data.ok && <Notice tone="danger">{clearing.data.problem}</Notice>}
    </>
  )
}
