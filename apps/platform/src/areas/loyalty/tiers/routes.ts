import { z } from 'zod'
import { inBulk } from '../../../base/input/bulk.ts'
import { transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { Revision } from '../accounts/input.ts'
import { OWNERS } from '../accounts/routes.ts'
import {
  BulkTiersAnswer,
  TierAnswer,
  TierSettingsAnswer,
  TiersAnswer,
  TiersProgramAnswer,
} from '../answers.ts'
import { tierView } from '../view.ts'
import { NewSettings, NewTier, SettingsChange, TierChange } from './input.ts'
import { createSettings, findSettings, updateSettings } from './store/settings.ts'
import { createTier, deleteTier, findTier, readTiers, told, updateTier } from './store/tiers.ts'
import { settingsView } from './view.ts'

const EVERYONE = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const
const path = '/loyalty-tiers/v1/tiers'

/** Wire §3.6 "tiers". Paths of one word come before those of an id. */
export function tierRoutes(app: App): void {
  operation(
    app,
    { name: 'ListTiers', method: 'GET', path, allow: EVERYONE, answer: TiersAnswer },
    async ({ db }) => ({ tiers: (await readTiers(db)).map(tierView) }),
  )

  operation(
    app,
    {
      name: 'GetTiersProgram',
      method: 'GET',
      path: `${path}/program`,
      allow: EVERYONE,
      answer: TiersProgramAnswer,
    },
    async ({ db }) => ({
      tiers: (await readTiers(db)).map(tierView),
      programSettings: settingsView(await findSettings(db)),
    }),
  )

  operation(
    app,
    {
      name: 'GetTiersProgramSettings',
      method: 'GET',
      path: `${path}/program-settings`,
      allow: EVERYONE,
      answer: TierSettingsAnswer,
    },
    async ({ db }) => ({ programSettings: settingsView(await findSettings(db)) }),
  )

  operation(
    app,
    {
      name: 'CreateTiersProgramSettings',
      method: 'POST',
      path: `${path}/program-settings`,
      allow: OWNERS,
      body: z.object({ programSettings: NewSettings }),
      answer: TierSettingsAnswer,
    },
    ({ db, clock, input }) =>
      transaction(db, async (trx) => ({
        programSettings: settingsView(await createSettings(trx, input.programSettings, clock.now())),
      })),
  )

  operation(
    app,
    {
      name: 'UpdateTiersProgramSettings',
      method: 'PATCH',
      path: `${path}/program-settings`,
      allow: OWNERS,
      body: z.object({ programSettings: SettingsChange }),
      answer: TierSettingsAnswer,
    },
    ({ db, clock, input }) =>
      transaction(db, async (trx) => ({
        programSettings: settingsView(await updateSettings(trx, input.programSettings, clock.now())),
      })),
  )

  operation(
    app,
    {
      name: 'CreateTier',
      method: 'POST',
      path,
      allow: OWNERS,
      body: z.object({ tier: NewTier }),
      answer: TierAnswer,
    },
    ({ db, clock, caller, input }) =>
      told(
        transaction(db, async (trx) => ({
          tier: tierView(await createTier(trx, input.tier, { date: clock.now(), caller })),
        })),
      ),
  )

  operation(
    app,
    {
      name: 'BulkCreateTiers',
      method: 'POST',
      path: '/loyalty-tiers/v1/bulk/tiers/create',
      allow: OWNERS,
      body: z.object({ tiers: z.array(NewTier).min(1).max(20) }),
      answer: BulkTiersAnswer,
    },
    async ({ db, clock, caller, input }) => {
      const context = { date: clock.now(), caller }
      const made = await inBulk(
        input.tiers,
        ({ tierDefinition }) => tierDefinition.name,
        (tier) => told(transaction(db, async (trx) => tierView(await createTier(trx, tier, context)))),
      )
      const results = made.results.map(({ itemMetadata, item }) =>
        item ? { itemMetadata: { ...itemMetadata, id: item.id }, item } : { itemMetadata },
      )
      return { ...made, results }
    },
  )

  operation(
    app,
    {
      name: 'GetTier',
      method: 'GET',
      path: `${path}/{tierId}`,
      allow: EVERYONE,
      query: z.object({ tierId: z.string() }),
      answer: TierAnswer,
    },
    async ({ db, input }) => ({ tier: tierView(await findTier(db, input.tierId)) }),
  )

  operation(
    app,
    {
      name: 'UpdateTier',
      method: 'PATCH',
      path: `${path}/{tier.id}`,
      allow: OWNERS,
      body: z.object({ tier: TierChange }),
      answer: TierAnswer,
    },
    ({ db, clock, caller, input }) =>
      told(
        transaction(db, async (trx) => ({
          tier: tierView(await updateTier(trx, input.tier, { date: clock.now(), caller })),
        })),
      ),
  )

  operation(
    app,
    {
      name: 'DeleteTier',
      method: 'DELETE',
      path: `${path}/{tierId}`,
      allow: OWNERS,
      query: z.object({ tierId: z.string(), revision: Revision }),
      answer: Nothing,
    },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        await deleteTier(trx, input.tierId, input.revision, { date: clock.now(), caller })
        return {}
      }),
  )
}
