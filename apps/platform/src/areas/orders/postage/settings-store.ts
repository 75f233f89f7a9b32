import { z } from 'zod'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'

const size = z.number().min(0.1).max(1000)
const Package = z.object({
  name: z.string().trim().min(1).max(100),
  length: size,
  width: size,
  height: size,
})

/** Fields with what a shop has that never set one. */
export const LabelSettings = z.object({
  enabled: z.boolean().default(false),
  account: z.string().trim().max(100).default(''),
  packages: z
    .array(Package)
    .min(1)
    .max(20)
    .default([{ name: 'Box', length: 30, width: 20, height: 10 }]),
  fromLocationId: z.guid().nullable().default(null),
  unitWeight: z.number().min(0.001).max(100).default(0.5),
})
export type LabelSettings = z.output<typeof LabelSettings>

/** A change of the settings; a field that is left out stays. */
export const LabelChanges = z.object({
  enabled: z.boolean().optional(),
  account: LabelSettings.shape.account.unwrap().optional(),
  packages: LabelSettings.shape.packages.unwrap().optional(),
  fromLocationId: z.guid().nullish(),
  unitWeight: LabelSettings.shape.unitWeight.unwrap().optional(),
})

export async function readLabelSettings(db: Db, { lock = false } = {}): Promise<LabelSettings> {
  const query = db.selectFrom('labelSettings').select('document').where('id', '=', 1)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return LabelSettings.parse(row?.document ?? {})
}

/** Makes the row, so that it can be locked. */
export async function insertDefaultLabelSettings(trx: Trx, date: Date): Promise<void> {
  await trx
    .insertInto('labelSettings')
    .values({ id: 1, document: jsonb({}), updatedAt: date })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function updateLabelSettings(trx: Trx, settings: LabelSettings, date: Date): Promise<void> {
  await trx
    .updateTable('labelSettings')
    .set({ document: jsonb(settings), updatedAt: date })
    .where('id', '=', 1)
    .execute()
}
