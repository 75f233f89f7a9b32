import { Form } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import { usePosted } from '../../data/plain/posted.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import styles from '../cart/CartLine.module.css'

interface PlainLineProps {
  readonly id: string
  readonly name: string
  readonly quantity: number
}

/** Forms that change a line without script; the server alone draws them. */
export function PlainLine({ id, name, quantity }: PlainLineProps) {
  const t = useMessages()
  const posted = usePosted()
  const mine = posted?.sent.intent === 'update-quantity' && posted.sent.lineItemId === id ? posted : undefined
  return (
    <span className={styles.plain}>
      <Form method="post" action={currentCart} reloadDocument className={styles.plainForm}>
        <input type="hidden" name="lineItemId" value={id} />
        <Field
          label={t('line.quantity', { name })}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          defaultValue={mine?.sent.quantity ?? String(quantity)}
          error={mine?.problem}
        />
        <Button
          type="submit"
          name="intent"
          value="update-quantity"
          aria-label={t('line.update-named', { name })}
        >
          {t('line.update')}
        </Button>
      </Form>
      <Form method="post" action={currentCart} reloadDocument>
        <input type="hidden" name="lineItemId" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="quiet"
          aria-label={t('line.remove-named', { name })}
        >
          {t('line.remove')}
        </Button>
      </Form>
    </span>
  )
}
