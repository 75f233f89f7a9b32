import { useFormat } from '@galleria/i18n'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { useFetcher } from '@galleria/router'
import { Button, Notice } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import type { SubscriptionAct, SubscriptionAnswer } from '../../data/subscription-action.ts'
import { useMessages } from '../../messages/index.ts'
import { endOfNotice } from '../../rules/subscription-copy.ts'
import { useMoney } from '../use-money.ts'
import { CancelSubscription } from './CancelSubscription.tsx'
import styles from './Subscription.module.css'

interface SubscriptionActsProps {
  readonly contract: SubscriptionContract
  readonly currency: string
  /** ISO 8601. */
  readonly now: string
}

/** Actions that the platform allows on this subscription now, with their result. */
export function SubscriptionActs({ contract, currency, now }: SubscriptionActsProps) {
  const t = useMessages()
  const money = useMoney()
  const fetcher = useFetcher<SubscriptionAnswer>()
  const [asking, setAsking] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const going = fetcher.formData?.get('intent')
  useEffect(() => {
    if (!answer?.done && !answer?.problem) return
    setAsking(false)
    notice.current?.focus()
  }, [answer])
  const may = (action: string) => contract.allowedActions?.includes(action) ?? false
  const button = (intent: SubscriptionAct, label: string) => (
    <Button type="submit" name="intent" value={intent} pending={going === intent}>
      {label}
    </Button>
  )
  return (
    <div className={styles.acts}>
      {/* Focus comes here when what was pressed is gone. */}
      <div ref={notice} tabIndex={-1} className={styles.told}>
        {answer?.done && (
          <Notice tone="success">
            <Done act={answer.done} contract={contract} />
          </Notice>
        )}
        {answer?.problem && <Notice tone="danger">{answer.problem}</Notice>}
      </div>
      {asking ? (
        <CancelSubscription
          contract={contract}
          later={endOfNotice(contract, now)}
          fetcher={fetcher}
          close={() => setAsking(false)}
        />
      ) : (
        <fetcher.Form method="post" className={styles.buttons}>
          {may('RENEW') &&
            contract.price &&
            button('renew', t('subscription.renew', { price: money(contract.price, currency) }))}
          {may('UNDO_CANCEL') && button('undo', t('subscription.undo'))}
          {may('TURN_OFF_AUTO_RENEWAL') && button('off', t('subscription.stop-renewal'))}
          {may('TURN_ON_AUTO_RENEWAL') && button('on', t('subscription.start-renewal'))}
          {may('CANCEL') && <Button onClick={() => setAsking(true)}>{t('subscription.cancel')}</Button>}
        </fetcher.Form>
      )}
    </div>
  )
}

interface DoneProps {
  readonly act: SubscriptionAct
  readonly contract: SubscriptionContract
}

function Done({ act, contract: { cancellationDate } }: DoneProps) {
  const t = useMessages()
  const format = useFormat()
  switch (act) {
    case 'undo':
      return t('subscription.done-undo')
    case 'off':
      return t('subscription.done-off')
    case 'on':
      return t('subscription.done-on')
    case 'renew':
      return t('subscription.done-renew')
    default:
      return cancellationDate
        ? t('subscription.done-notice', { date: format.date(cancellationDate) })
        : t('subscription.done-cancel')
  }
}
