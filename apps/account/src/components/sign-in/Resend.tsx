import { Form } from '@galleria/router'
import { Button } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { useCountdown } from './use-countdown.ts'

/** Milliseconds before a new code may be asked for: the one before may still be on its way. */
const WAIT = 30_000

/** Asks for a new code, once the one that was sent had its time. */
export function Resend({ sentAt, busy }: { readonly sentAt: number; readonly busy: boolean }) {
  const t = useMessages()
  const left = useCountdown(sentAt + WAIT)
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="resend" variant="secondary" disabled={busy || left > 0}>
        {left > 0 ? t('verify.resend-in', { seconds: left }) : t('verify.resend')}
      </Button>
    </Form>
  )
}
