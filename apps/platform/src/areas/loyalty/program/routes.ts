import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { OWNERS } from '../accounts/routes.ts'
import { PremiumFeaturesAnswer, ProgramAnswer, ProgramsInSitesAnswer } from '../answers.ts'
import { ProgramChange } from './input.ts'
import { changeProgram, findProgram, moveProgram, setExpiration } from './store.ts'
import { premiumFeatures, programView } from './view.ts'

const EVERYONE = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const
const path = '/loyalty-programs/v1/program'

/** Wire §3.6 "program". */
export function programRoutes(app: App): void {
  operation(
    app,
    {
      name: 'GetLoyaltyProgram',
      method: 'GET',
      path,
      allow: EVERYONE,
      answer: ProgramAnswer,
    },
    async ({ db }) => ({ loyaltyProgram: programView(await findProgram(db)) }),
  )

  operation(
    app,
    {
      name: 'BulkGetLoyaltyProgram',
      method: 'GET',
      path: '/loyalty-programs/v1/bulk/programs',
      allow: OWNERS,
      answer: ProgramsInSitesAnswer,
    },
    async ({ db, config }) => ({
      programInSites: [{ metaSiteId: config.siteId, loyaltyProgram: programView(await findProgram(db)) }],
    }),
  )

  operation(
    app,
    {
      name: 'GetLoyaltyProgramPremiumFeatures',
      method: 'GET',
      path: `${path}/premium-features`,
      allow: OWNERS,
      answer: PremiumFeaturesAnswer,
    },
    () => premiumFeatures,
  )

  operation(
    app,
    {
      name: 'UpdateLoyaltyProgram',
      method: 'PATCH',
      path,
      allow: OWNERS,
      body: z.object({ loyaltyProgram: ProgramChange }),
      answer: ProgramAnswer,
    },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const context = { date: clock.now(), caller }
        return { loyaltyProgram: programView(await changeProgram(trx, input.loyaltyProgram, context)) }
      }),
  )

  for (const [name, end, to] of [
    ['ActivateLoyaltyProgram', 'activate', 'ACTIVE'],
    ['PauseLoyaltyProgram', 'pause', 'PAUSED'],
  ] as const)
    operation(
      app,
      { name, method: 'POST', path: `${path}/${end}`, allow: OWNERS, answer: ProgramAnswer },
      ({ db, clock, caller }) =>
        transaction(db, async (trx) => ({
          loyaltyProgram: programView(await moveProgram(trx, to, { date: clock.now(), caller })),
        })),
    )

  for (const [name, end, status] of [
    ['EnablePointsExpiration', 'enable', 'ENABLED'],
    ['DisablePointsExpiration', 'disable', 'DISABLED'],
  ] as const)
    operation(
      app,
      {
        name,
        method: 'POST',
        path: `${path}/points-expiration/${end}`,
        allow: OWNERS,
        answer: ProgramAnswer,
      },
      ({ db, clock, caller }) =>
        transaction(db, async (trx) => ({
          loyaltyProgram: programView(await setExpiration(trx, status, { date: clock.now(), caller })),
        })),
    )
}
