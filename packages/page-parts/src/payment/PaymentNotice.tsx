import type { Order } from '@galleria/platform-client/orders'
import { Form, useActionData, useNavigation } from '@galleria/router'
import { Button, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { paymentState } from './payment-state.ts'

/** State of an outstanding payment, with a button to pay where that is possible. */
export function PaymentNotice({ order }: { readonly order: Order }) {
  const t = useMessages()
  const answer = useActionData<{ readonly problem?: string } | undefined>()
  const busy = useNavigation().state !== 'idle'
  const state = paymentState(order)
  if (!state) return null
  return (
    <Notice
      tone={state.tone}
      action={
        state.resumable && (
          <Form method="post">
            <Button type="submit" name="intent" value="pay" size="small" pending={busy}>
              {t('payment.pay')}
            </Button>
          </Form>
        )
      }
    >
      {t(state.text)}
      {answer?.problem && <p>{answer.problem}</p>}
    </Notice>
  )
}
