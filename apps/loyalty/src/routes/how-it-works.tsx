import { useSession } from '@galleria/auth/react'
import { useFormat } from '@galleria/i18n'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { HowItWorks } from '../components/HowItWorks.tsx'
import { Join } from '../components/Join.tsx'
import { LoyaltyPage } from '../components/LoyaltyPage.tsx'
import { NotOpen } from '../components/NotOpen.tsx'
import { Questions } from '../components/Questions.tsx'
import { TierCards } from '../components/TierCards.tsx'
import { chargedIn, isDraft, isPaused, readProgram } from '../data/program.ts'
import { useMessages } from '../messages/index.ts'
import { waysToEarn } from '../rules/earning-copy.ts'
import { ownPointName } from '../rules/point-name.ts'
import { questions } from '../rules/questions.ts'

export const loader = (args: LoaderFunctionArgs) => readProgram(args)

/** The rules of this very program, in words; all of them come from what its owner has set. */
export function Component() {
  const program = useLoaderData<typeof loader>()
  const pointName = ownPointName(program.program)
  const t = useMessages(pointName)
  const format = useFormat()
  const { isMember } = useSession()
  if (isDraft(program)) return <NotOpen />
  const { site, tiers, rules } = program
  const words = { currency: chargedIn(program), format, t, pointName }
  const ways = waysToEarn(rules, words)
  return (
    <LoyaltyPage
      title={t('how.title')}
      documentTitle={t('how.title')}
      store={site.name}
      canonical={`${site.shellUrl}/loyalty/how-it-works`}
      lead={t('how.lead')}
      paused={isPaused(program)}
      pointName={pointName}
    >
      <meta name="description" content={t('how.lead')} />
      <HowItWorks way={ways.find(({ isByPurchase }) => isByPurchase)} hidden />
      <Questions questions={questions(program, words)} />
      <TierCards tiers={tiers} />
      {isMember ? (
        <p>
          <ButtonLink as={Link} to="/loyalty/rewards" variant="primary">
            {t('rewards.all')}
          </ButtonLink>
        </p>
      ) : (
        <Join />
      )}
    </LoyaltyPage>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
