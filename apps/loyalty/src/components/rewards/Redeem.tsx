import { useFetcher } from '@galleria/router'
import { Button, Notice, QuantityStepper } from '@galleria/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { RedeemResult } from '../../data/redeem.ts'
import { useMessages } from '../../messages/index.ts'
import type { CopyContext, RewardOffer } from '../../rules/reward-offer.ts'
import { moneyText } from '../../rules/reward-offer.ts'
import { times as timesOf } from '../../rules/worth.ts'
import { findRedemption, pendingRedemptions, redemptionFor } from '../../state.ts'
import styles from './Redeem.module.css'
import { Redeemed } from './Redeemed.tsx'

interface Props {
  readonly offer: RewardOffer
  readonly accountId: string
  readonly balance: number
  readonly copy: CopyContext
}

/**
 * One press: points become a coupon, and the coupon is in the cart. The button stays where it was and stays shut until
 * the member says that another one is wanted, so that a second click of a double one buys nothing and undoes nothing.
 */
export function Redeem({ offer, accountId, balance, copy }: Props) {
  const t = useMessages()
  const fetcher = useFetcher<RedeemResult>({ key: `loyalty-redeem-${offer.id}` })
  const [seen, setSeen] = useState<RedeemResult>()
  const [wanted, setWanted] = useState(1)
  const open = findRedemption(useAtomValue(pendingRedemptions.atom)?.pendingRedemptions, {
    accountId,
    rewardId: offer.id,
  })
  const busy = fetcher.state !== 'idle'
  const result = busy || fetcher.data === seen ? undefined : fetcher.data
  const most = offer.amount ? Math.min(1000, Math.floor(balance / offer.cost)) : 1
  const times = open?.times ?? Math.min(wanted, Math.max(1, most))
  const bought = result?.ok && 'coupon' in result ? result : undefined
  const send = () => {
    const { key } = redemptionFor({ accountId, rewardId: offer.id, times })
    const form = { intent: 'redeem', rewardId: offer.id, times: String(times), key }
    void fetcher.submit(form, { method: 'post', action: '/loyalty/redeem' })
  }
  if (!bought && !open && !busy && balance < offer.cost && !result) return null
  const sum =
    offer.amount && t('rewards.redeem-sum', { amount: moneyText(timesOf(offer.amount, times), copy) })
  return (
    <div className={styles.redeem}>
      {offer.amount && most > 1 && !bought && !open && (
        <QuantityStepper
          label={t('rewards.times', { reward: offer.name })}
          value={times}
          max={most}
          onChange={setWanted}
          disabled={busy}
        />
      )}
      <Button
        variant="primary"
        pending={busy}
        aria-disabled={bought !== undefined}
        aria-describedby={`reward-${offer.id}`}
        onClick={send}
      >
        {bought ? t('redeem.done-short') : open ? t('redeem.finish') : (sum ?? t('rewards.redeem'))}
      </Button>
      <div aria-live="polite" className={styles.news}>
        {open && !busy && !result && (
          <Notice tone="warning" role="none">
            {t('redeem.left', { reward: offer.name })}
          </Notice>
        )}
        {result && !result.ok && (
          <Notice tone={result.unsure ? 'warning' : 'danger'} role="none" title={result.problem}>
            {result.unsure && t('redeem.unsure-more')}
          </Notice>
        )}
        {bought && <Redeemed bought={bought} onDone={() => setSeen(fetcher.data)} />}
      </div>
    </div>
  )
}
