import { useSession } from '@galleria/auth/react'
import type { Widgets } from '@galleria/federation'
import { Form, useNavigation } from '@galleria/router'
import { Button, Card, Heading } from '@galleria/ui'
import { useId } from 'react'
import { useMessages } from '../messages/index.ts'
import { withReturnTo } from '../rules/return-to.ts'
import styles from './KeepOrder.module.css'

/** Account for a guest who has just bought, in one press: who they are is known from the order. */
export default function KeepOrder({ email, firstName, lastName }: Widgets['account.keep-order']) {
  const t = useMessages()
  const { isMember } = useSession()
  const title = useId()
  const isBusy = useNavigation().formAction?.startsWith('/account/register') ?? false
  if (isMember) return null
  return (
    <Card data-boundary="account" aria-labelledby={title} className={styles.keep}>
      <Heading level={2} id={title}>
        {t('keep.title')}
      </Heading>
      <p>{t('keep.text', { email })}</p>
      <Form method="post" action={withReturnTo('/account/register', '/account/orders')}>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="firstName" value={firstName ?? ''} />
        <input type="hidden" name="lastName" value={lastName ?? ''} />
        <Button type="submit" pending={isBusy}>
          {t('keep.go')}
        </Button>
      </Form>
    </Card>
  )
}
