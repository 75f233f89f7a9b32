import { useFormat } from '@galleria/i18n'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { EmptyState, Grid, Heading } from '@galleria/ui'
import { Join } from '../components/Join.tsx'
import { LoyaltyPage } from '../components/LoyaltyPage.tsx'
import { NoAnswer } from '../components/NoAnswer.tsx'
import { NotOpen } from '../components/NotOpen.tsx'
import { PointsStrip } from '../components/PointsStrip.tsx'
import { Redeem } from '../components/rewards/Redeem.tsx'
import { RewardCard } from '../components/rewards/RewardCard.tsx'
import { useMine } from '../components/use-mine.ts'
import { readProgramAndMine } from '../data/mine.ts'
import { chargedIn, isDraft, isPaused } from '../data/program.ts'
import { useMessages } from '../messages/index.ts'
import { ownPointName } from '../rules/point-name.ts'
import { rewardList } from '../rules/reward-list.ts'
import styles from './routes.module.css'

export const loader = (args: LoaderFunctionArgs) => readProgramAndMine(args)

/** Page of the rewards; a member also sees the button, or the points still missing. */
export function Component() {
  const program = useLoaderData<typeof loader>()
  const pointName = ownPointName(program.program)
  const t = useMessages(pointName)
  const format = useFormat()
  const now = useMine(program.mine)
  if (isDraft(program)) return <NotOpen />
  const { site, rewards, tiers } = program
  const mine = now.state === 'ready' ? now.mine : undefined
  const account = mine?.account ?? undefined
  const balance = mine ? (account?.points.balance ?? 0) : undefined
  const copy = { currency: chargedIn(program), format, t, pointName }
  const list = rewardList(rewards, tiers, { balance, tierId: account?.tier?.id ?? undefined }, copy)
  const isVisitor = now.state === 'visitor'
  const paused = isPaused(program)
  return (
    <LoyaltyPage
      title={t('rewards.title')}
      documentTitle={t('rewards.title')}
      store={site.name}
      canonical={`${site.shellUrl}/loyalty/rewards`}
      lead={isVisitor ? t('rewards.lead-visitor') : t('rewards.lead')}
      paused={paused}
      pointName={pointName}
    >
      <meta name="description" content={t('rewards.lead-visitor')} />
      {isVisitor && <Join />}
      {now.state === 'failed' && <NoAnswer onRetry={now.retry} />}
      {!isVisitor && <PointsStrip mine={mine} rewards={rewards} copy={copy} />}
      {list.length === 0 ? (
        <EmptyState title={t('rewards.none')} description={t('rewards.none-more')} />
      ) : (
        <section aria-labelledby="rewards-list">
          <Heading level={2} size="xl" id="rewards-list">
            {t('rewards.list')}
          </Heading>
          <Grid as="ul" min={17} gap={5} className={styles.below}>
            {list.map((shown) => (
              <RewardCard key={shown.reward.id} shown={shown} balance={balance}>
                {account && shown.offer && !paused && (
                  <Redeem
                    offer={shown.offer}
                    accountId={account.id}
                    balance={account.points.balance}
                    copy={copy}
                  />
                )}
              </RewardCard>
            ))}
          </Grid>
        </section>
      )}
    </LoyaltyPage>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
