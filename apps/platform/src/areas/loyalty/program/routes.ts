import * as loyaltyProgramOperations from '@galleria/platform-client/operations/loyalty/loyalty-program'
import * as loyaltyProgramReadsOperations from '@galleria/platform-client/operations/loyalty/loyalty-program-reads'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { PremiumFeaturesAnswer, ProgramAnswer, ProgramsInSitesAnswer } from '../answers.ts'
import { ProgramChange } from './input.ts'
import { changeProgram, moveProgram, setExpiration } from './program.ts'
import { findProgram } from './store.ts'
import { premiumFeatures, programView } from './view.ts'

/** Wire §3.6 "program". */
export function programRoutes(app: App): void {
  operation(
    app,
    loyaltyProgramReadsOperations.getLoyaltyProgram,
    { answer: ProgramAnswer },
    async ({ db }) => ({ loyaltyProgram: programView(await findProgram(db)) }),
  )

  operation(
    app,
    loyaltyProgramOperations.bulkGetLoyaltyPrograms,
    { answer: ProgramsInSitesAnswer },
    async ({ db, config }) => ({
      programInSites: [{ metaSiteId: config.siteId, loyaltyProgram: programView(await findProgram(db)) }],
    }),
  )

  operation(
    app,
    loyaltyProgramOperations.getLoyaltyPremiumFeatures,
    { answer: PremiumFeaturesAnswer },
    () => premiumFeatures,
  )

  operation(
    app,
    loyaltyProgramOperations.updateLoyaltyProgram,
    { body: z.object({ loyaltyProgram: ProgramChange }), answer: ProgramAnswer },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const context = { date: clock.now(), caller }
        return { loyaltyProgram: programView(await changeProgram(trx, input.loyaltyProgram, context)) }
      }),
  )

  for (const [served, to] of [
    [loyaltyProgramOperations.activateLoyaltyProgram, 'ACTIVE'],
    [loyaltyProgramOperations.pauseLoyaltyProgram, 'PAUSED'],
  ] as const)
    operation(app, served, { answer: ProgramAnswer }, ({ db, clock, caller }) =>
      transaction(db, async (trx) => ({
        loyaltyProgram: programView(await moveProgram(trx, to, { date: clock.now(), caller })),
      })),
    )

  for (const [served, status] of [
    [loyaltyProgramOperations.enablePointsExpiration, 'ENABLED'],
    [loyaltyProgramOperations.disablePointsExpiration, 'DISABLED'],
  ] as const)
    operation(app, served, { answer: ProgramAnswer }, ({ db, clock, caller }) =>
      transaction(db, async (trx) => ({
        loyaltyProgram: programView(await setExpiration(trx, status, { date: clock.now(), caller })),
      })),
    )
}
