import { useFormat } from '@galleria/i18n'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import type { useFetcher } from '@galleria/router'
import { Button, Card, Heading, RadioGroup } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import type { SubscriptionAnswer } from '../../data/subscription-action.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Subscription.module.css'

interface CancelSubscriptionProps {
  readonly contract: SubscriptionContract
  /** When what is paid for ends; null where only at once is possible. */
  readonly later: string | null
  readonly fetcher: ReturnType<typeof useFetcher<SubscriptionAnswer>>
  readonly close: () => void
}

/** Consequences of ending a subscription, with the date. */
export function CancelSubscription({ contract, later, fetcher, close }: CancelSubscriptionProps) {
  const t = useMessages()
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const now = {
    value: 'cancel',
    label: t('subscription.cancel-now'),
    description: t('subscription.cancel-now-more'),
  }
  const choices = later
    ? [
        {
          value: 'notice',
          label: t('subscription.cancel-later', { date: format.date(later) }),
          description: t('subscription.cancel-later-more'),
        },
        now,
      ]
    : [now]
  return (
    <Card>
      <fetcher.Form method="post" className={styles.acts}>
        <Heading level={2} ref={title} tabIndex={-1}>
          {t('subscription.cancel-title', { name: contract.productName })}
        </Heading>
        <RadioGroup
          legend={t('subscription.cancel-when')}
          name="when"
          choices={choices}
          defaultValue={choices[0]?.value}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            name="intent"
            value="cancel"
            variant="danger"
            pending={fetcher.state !== 'idle'}
          >
            {t('subscription.cancel-go')}
          </Button>
          <Button onClick={close}>{t('subscription.cancel-keep')}</Button>
        </div>
      </fetcher.Form>
    </Card>
  )
}
