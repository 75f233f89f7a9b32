import { useSession } from '@galleria/auth/react'
import { useFormat } from '@galleria/i18n'
import { type LoaderFunctionArgs, useFetcher, useLoaderData } from '@galleria/router'
import { EmptyState } from '@galleria/ui'
import { useEffect } from 'react'
import { WayCard } from '../components/earn/WayCard.tsx'
import { Join } from '../components/Join.tsx'
import { LoyaltyPage } from '../components/LoyaltyPage.tsx'
import { NoAnswer } from '../components/NoAnswer.tsx'
import { NotOpen } from '../components/NotOpen.tsx'
import type { loadEarned } from '../data/earned.ts'
import { chargedIn, isDraft, isPaused, readProgram } from '../data/program.ts'
import { useMessages } from '../messages/index.ts'
import { waysToEarn } from '../rules/earning-copy.ts'
import { ownPointName } from '../rules/point-name.ts'
import styles from './earn.module.css'

export const loader = (args: LoaderFunctionArgs) => readProgram(args)

const path = '/loyalty/earned'

/** Page of everything that earns points; a member also sees what is done and what is left to do. */
export function Component() {
  const program = useLoaderData<typeof loader>()
  const pointName = ownPointName(program.program)
  const t = useMessages(pointName)
  const format = useFormat()
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loadEarned>({ key: 'loyalty-earned' })
  useEffect(() => {
    if (isMember) load(path)
  }, [isMember, load])
  if (isDraft(program)) return <NotOpen />
  const { site, rules } = program
  const earned = isMember && data && !('failed' in data) ? data : undefined
  const ways = waysToEarn(rules, {
    currency: chargedIn(program),
    format,
    t,
    pointName,
    tierId: earned?.tierId,
  })
  const paused = isPaused(program)
  return (
    <LoyaltyPage
      title={t('earn.title')}
      documentTitle={t('earn.title')}
      store={site.name}
      canonical={`${site.shellUrl}/loyalty/earn`}
      lead={t('earn.lead')}
      paused={paused}
      pointName={pointName}
    >
      <meta name="description" content={t('earn.lead')} />
      {!isMember && <Join />}
      {isMember && data && 'failed' in data && <NoAnswer onRetry={() => void load(path)} />}
      {ways.length === 0 ? (
        <EmptyState title={t('earn.none')} description={t('earn.none-more')} />
      ) : (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <WayCard key={way.id} way={way} earned={earned} store={site.name} paused={paused} />
          ))}
        </ul>
      )}
    </LoyaltyPage>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
