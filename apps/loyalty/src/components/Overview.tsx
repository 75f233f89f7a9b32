import { Link } from '@galleria/router'
import { Grid, Heading, Notice, TextLink } from '@galleria/ui'
import type { Mine, ReadMine } from '../data/mine.ts'
import type { Program } from '../data/program.ts'
import { useMessages } from '../messages/index.ts'
import { couponState } from '../rules/coupon-copy.ts'
import { withBalances } from '../rules/history.ts'
import { rewardList } from '../rules/reward-list.ts'
import { type CopyContext, moneyText } from '../rules/reward-offer.ts'
import { worthOf } from '../rules/worth.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { Days } from './Days.tsx'
import { NoAnswer, Pending } from './NoAnswer.tsx'
import styles from './Overview.module.css'
import { RewardCard } from './rewards/RewardCard.tsx'
import { useMine } from './use-mine.ts'

interface Props {
  readonly program: Program
  readonly copy: CopyContext
}

/** Member's part of the page. */
export function Overview({
  program: page,
  copy,
}: Props & { readonly program: { readonly mine?: ReadMine | undefined } }) {
  const t = useMessages()
  const now = useMine(page.mine)
  if (now.state === 'failed') return <NoAnswer onRetry={now.retry} />
  if (now.state !== 'ready') return <Pending />
  const { account } = now.mine
  if (!account) return <Notice title={t('points.you-are')}>{t('points.not-yet')}</Notice>
  const { program, tiers, rewards } = page
  const worth = worthOf(account.points.balance, rewards, account.tier?.id ?? undefined)
  return (
    <>
      <BalanceCard
        account={account}
        tiers={tiers}
        icon={program.pointDefinition?.icon}
        worth={worth === undefined ? undefined : t('balance.worth', { amount: moneyText(worth, copy) })}
      />
      <Coupons mine={now.mine} />
      <Nearest program={page} account={account} copy={copy} />
      <section aria-labelledby="history-title">
        <Heading level={2} size="2xl" id="history-title">
          {t('history.latest')}
        </Heading>
        {now.mine.latest.length === 0 && <p>{t('history.none-yet')}</p>}
        <Days entries={withBalances(now.mine.latest, account.points.balance)} level={3} />
        <p className={styles.more}>
          <TextLink as={Link} to="/loyalty/history">
            {t('history.all-of-it')}
          </TextLink>
        </p>
      </section>
    </>
  )
}

function Coupons({ mine: { coupons, inCart } }: { readonly mine: Mine }) {
  const t = useMessages()
  const count = coupons.filter((coupon) => couponState(coupon, inCart).isOpen).length
  if (count === 0) return null
  return (
    <Notice
      tone="success"
      action={
        <TextLink as={Link} to="/loyalty/coupons">
          {t('coupons.see')}
        </TextLink>
      }
    >
      {t('coupons.waiting', { count })}
    </Notice>
  )
}

interface NearestProps extends Props {
  readonly account: NonNullable<Mine['account']>
}

const SHOWN = 3

/** Reward that is affordable now, or the nearest one. */
function Nearest({ program: { rewards, tiers }, account, copy }: NearestProps) {
  const t = useMessages()
  const { balance } = account.points
  const list = rewardList(rewards, tiers, { balance, tierId: account.tier?.id ?? undefined }, copy)
  const near = list.filter(({ offer }) => offer).slice(0, SHOWN)
  if (near.length === 0) return null
  return (
    <section aria-labelledby="near-title">
      <Heading level={2} size="2xl" id="near-title">
        {near.some(({ missing }) => missing === 0) ? t('rewards.now') : t('rewards.near')}
      </Heading>
      <Grid as="ul" min={12} className={styles.near}>
        {near.map((shown) => (
          <RewardCard key={shown.reward.id} shown={shown} balance={balance} />
        ))}
      </Grid>
      <p className={styles.more}>
        <TextLink as={Link} to="/loyalty/rewards">
          {t('rewards.to-redeem')}
        </TextLink>
      </p>
    </section>
  )
}
