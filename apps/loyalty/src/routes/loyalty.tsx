import { useSession } from '@galleria/auth/react'
import { useFormat } from '@galleria/i18n'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container } from '@galleria/ui'
import { Campaigns } from '../components/Campaigns.tsx'
import { WaysToEarn } from '../components/earn/WaysToEarn.tsx'
import { HowItWorks } from '../components/HowItWorks.tsx'
import { Intro } from '../components/Intro.tsx'
import { NotOpen } from '../components/NotOpen.tsx'
import { Overview } from '../components/Overview.tsx'
import { RewardsPreview } from '../components/rewards/RewardsPreview.tsx'
import { Sections } from '../components/Sections.tsx'
import { TierCards } from '../components/TierCards.tsx'
import { readProgramAndMine } from '../data/mine.ts'
import { chargedIn, isDraft } from '../data/program.ts'
import { runningCampaigns } from '../data/running-campaigns.ts'
import { useMessages } from '../messages/index.ts'
import { PointName } from '../messages/point-name.ts'
import { waysToEarn } from '../rules/earning-copy.ts'
import { ownPointName } from '../rules/point-name.ts'
import styles from './loyalty.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const [page, campaigns] = await Promise.all([readProgramAndMine(args), runningCampaigns(args)])
  return { ...page, campaigns }
}

export function Component() {
  const page = useLoaderData<typeof loader>()
  const pointName = ownPointName(page.program)
  const t = useMessages(pointName)
  const format = useFormat()
  const { isMember } = useSession()
  if (isDraft(page)) return <NotOpen />
  const { site, program, tiers, rules, rewards } = page
  const copy = { currency: chargedIn(page), format, t, pointName }
  const ways = waysToEarn(rules, copy)
  return (
    <PointName value={pointName}>
      <Container data-boundary="loyalty" className={styles.page}>
        <title>{t('page.title', { name: program.name ?? t('page.name'), store: site.name })}</title>
        <meta name="description" content={t('page.description', { store: site.name })} />
        <link rel="canonical" href={`${site.shellUrl}/loyalty`} />
        <Intro program={program} isMember={isMember} />
        <Sections />
        <Campaigns campaigns={page.campaigns} />
        {isMember ? (
          <div className={styles.columns}>
            <div className={styles.rows}>
              <Overview program={page} copy={copy} />
            </div>
            <div className={styles.rows}>
              <WaysToEarn ways={ways} />
              <TierCards tiers={tiers} />
            </div>
          </div>
        ) : (
          <>
            <HowItWorks way={ways.find(({ isByPurchase }) => isByPurchase)} />
            <RewardsPreview rewards={rewards} tiers={tiers} copy={copy} />
            <WaysToEarn ways={ways} />
            <TierCards tiers={tiers} />
          </>
        )}
      </Container>
    </PointName>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
