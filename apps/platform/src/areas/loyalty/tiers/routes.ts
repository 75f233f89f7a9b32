import * as loyaltyProgramOperations from '@galleria/platform-client/operations/loyalty/loyalty-program'
import * as loyaltyProgramReadsOperations from '@galleria/platform-client/operations/loyalty/loyalty-program-reads'
import { z } from 'zod'
import { inBulk, withIdsOfItems } from '../../../base/input/bulk.ts'
import { transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { Revision } from '../accounts/input.ts'
import {
  BulkTiersAnswer,
  TierAnswer,
  TierSettingsAnswer,
  TiersAnswer,
  TiersProgramAnswer,
} from '../answers.ts'
import { tierView } from '../view.ts'
import { NewSettings, NewTier, SettingsChange, TierChange } from './input.ts'
import { createSettings, updateSettings } from './settings.ts'
import { findSettings } from './store/settings.ts'
import { findTier, readTiers } from './store/tiers.ts'
import { asConflict, createTier, deleteTier, updateTier } from './tiers.ts'
import { settingsView } from './view.ts'

/** Wire §3.6 "tiers". Paths of one word come before those of an id. */
export function tierRoutes(app: App): void {
  operation(app, loyaltyProgramReadsOperations.listLoyaltyTiers, { answer: TiersAnswer }, async ({ db }) => ({
    tiers: (await readTiers(db)).map(tierView),
  }))

  operation(
    app,
    loyaltyProgramOperations.getTiersProgram,
    { answer: TiersProgramAnswer },
    async ({ db }) => ({
      tiers: (await readTiers(db)).map(tierView),
      programSettings: settingsView(await findSettings(db)),
    }),
  )

  operation(
    app,
    loyaltyProgramOperations.getTiersProgramSettings,
    { answer: TierSettingsAnswer },
    async ({ db }) => ({ programSettings: settingsView(await findSettings(db)) }),
  )

  operation(
    app,
    loyaltyProgramOperations.createTiersProgramSettings,
    { body: z.object({ programSettings: NewSettings }), answer: TierSettingsAnswer },
    ({ db, clock, input }) =>
      transaction(db, async (trx) => ({
        programSettings: settingsView(await createSettings(trx, input.programSettings, clock.now())),
      })),
  )

  operation(
    app,
    loyaltyProgramOperations.updateTiersProgramSettings,
    { body: z.object({ programSettings: SettingsChange }), answer: TierSettingsAnswer },
    ({ db, clock, input }) =>
      transaction(db, async (trx) => ({
        programSettings: settingsView(await updateSettings(trx, input.programSettings, clock.now())),
      })),
  )

  operation(
    app,
    loyaltyProgramOperations.createLoyaltyTier,
    { body: z.object({ tier: NewTier }), answer: TierAnswer },
    ({ db, clock, caller, input }) =>
      asConflict(
        transaction(db, async (trx) => ({
          tier: tierView(await createTier(trx, input.tier, { date: clock.now(), caller })),
        })),
      ),
  )

  operation(
    app,
    loyaltyProgramOperations.bulkCreateLoyaltyTiers,
    { body: z.object({ tiers: z.array(NewTier).min(1).max(20) }), answer: BulkTiersAnswer },
    async ({ db, clock, caller, input }) => {
      const context = { date: clock.now(), caller }
      const made = await inBulk(
        input.tiers,
        ({ tierDefinition }) => tierDefinition.name,
        (tier) => asConflict(transaction(db, async (trx) => tierView(await createTier(trx, tier, context)))),
      )
      return withIdsOfItems(made)
    },
  )

  operation(
    app,
    loyaltyProgramOperations.getLoyaltyTier,
    { query: z.object({ tierId: z.string() }), answer: TierAnswer },
    async ({ db, input }) => ({ tier: tierView(await findTier(db, input.tierId)) }),
  )

  operation(
    app,
    loyaltyProgramOperations.updateLoyaltyTier,
    { body: z.object({ tier: TierChange }), answer: TierAnswer },
    ({ db, clock, caller, input }) =>
      asConflict(
        transaction(db, async (trx) => ({
          tier: tierView(await updateTier(trx, input.tier, { date: clock.now(), caller })),
        })),
      ),
  )

  operation(
    app,
    loyaltyProgramOperations.deleteLoyaltyTier,
    { query: z.object({ tierId: z.string(), revision: Revision }), answer: Nothing },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        await deleteTier(trx, input.tierId, input.revision, { date: clock.now(), caller })
        return {}
      }),
  )
}
