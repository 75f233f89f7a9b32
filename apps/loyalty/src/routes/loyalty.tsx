import { useSession } from '@galleria/auth/react'
import { platform, site } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { getLoyaltyProgram, listEarningRules, listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container } from '@galleria/ui'
import { HowItWorks } from '../components/HowItWorks.tsx'
import { Intro } from '../components/Intro.tsx'
import { MemberPoints } from '../components/MemberPoints.tsx'
import { TierCards } from '../components/TierCards.tsx'
import { WaysToEarn } from '../components/WaysToEarn.tsx'
import { useMessages } from '../messages/index.ts'
import { read, readIfPresent } from '../page-error.ts'
import { wayToEarn } from '../rules/earning-words.ts'
import { isActive } from '../rules/points.ts'
import { byRequiredPoints } from '../rules/tier-progress.ts'
import styles from './loyalty.module.css'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const [{ loyaltyProgram }, { tiers }, { earningRules }] = await Promise.all([
    read(getLoyaltyProgram(client, undefined, { signal })),
    readIfPresent(listLoyaltyTiers(client, undefined, { signal }), { tiers: [] }),
    readIfPresent(listEarningRules(client, undefined, { signal }), { earningRules: [] }),
  ])
  return {
    site: context.get(site),
    program: loyaltyProgram,
    tiers: byRequiredPoints(tiers),
    rules: earningRules.filter(isActive),
  }
}

export function Component() {
  const t = useMessages()
  const format = useFormat()
  const { site, program, tiers, rules } = useLoaderData<typeof loader>()
  const { isMember } = useSession()
  const ways = rules.flatMap(
    (rule) => wayToEarn(rule, { currency: site.currencies[0] ?? site.currency, format, t }) ?? [],
  )
  return (
    <Container data-boundary="loyalty" className={styles.page}>
      <title>{t('page.title', { name: program.name ?? t('page.name'), store: site.name })}</title>
      <meta name="description" content={t('page.description', { store: site.name })} />
      <link rel="canonical" href={`${site.shellUrl}/loyalty`} />
      <Intro program={program} isMember={isMember} />
      {!isMember && <HowItWorks way={ways.find(({ isByPurchase }) => isByPurchase)} />}
      <div className={isMember ? styles.columns : styles.rows}>
        {isMember && (
          <div className={styles.rows}>
            <MemberPoints tiers={tiers} />
          </div>
        )}
        <div className={styles.rows}>
          <WaysToEarn ways={ways} />
          <TierCards tiers={tiers} />
        </div>
      </div>
    </Container>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
