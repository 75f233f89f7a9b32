import { randomUUID } from 'node:crypto'
import { loyaltyTierCreated, loyaltyTierDeleted, loyaltyTierUpdated } from '@galleria/platform-client/events'
import { type ApiError, applicationError, violations } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { isUniqueViolation, type Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { tierView } from '../view.ts'
import type { NewTier, TierChange } from './input.ts'
import {
  countTiers,
  deleteTierRow,
  findTier,
  insertTier,
  invalidateTiers,
  readTiers,
  type TierRow,
  updateTierRow,
} from './store/tiers.ts'

interface Context {
  readonly date: Date
  readonly caller: Caller
}

const MOST_TIERS = 20

/** @throws ApiError 400 if one of these names an unknown tier */
export async function checkTiers(
  trx: Trx,
  configs: readonly { readonly tierId?: string | null | undefined }[],
  field: string,
): Promise<void> {
  const ids = configs.flatMap(({ tierId }) => tierId ?? [])
  if (ids.length === 0) return
  if ((await countTiers(trx, ids)) === ids.length) return
  throw violations([{ field, description: 'is not a tier of this program', violatedRule: 'VALIDATION' }])
}

export async function createTier(trx: Trx, tier: NewTier, { date, caller }: Context): Promise<TierRow> {
  const { name, description, icon } = tier.tierDefinition
  const all = await readTiers(trx)
  if (all.length >= MOST_TIERS)
    throw applicationError(
      409,
      'TOO_MANY_TIERS',
      `A program can have at most ${MOST_TIERS} tiers. Delete one first.`,
    )
  checkUnique(all, { name, requiredPoints: tier.requiredPoints })
  const row = await insertTier(trx, {
    id: randomUUID(),
    name,
    description: description ?? '',
    icon: icon ?? null,
    requiredPoints: tier.requiredPoints,
    revision: 1,
    createdAt: date,
    updatedAt: date,
  })
  await invalidateTiers(trx)
  await emit(trx, loyaltyTierCreated, { ...around(row), date, caller, entity: tierView(row) })
  return row
}

export async function updateTier(trx: Trx, change: TierChange, { date, caller }: Context): Promise<TierRow> {
  const before = await findTier(trx, change.id, { lock: true })
  checkRevision(before.revision, change.revision)
  const { name = before.name, description, icon } = change.tierDefinition ?? {}
  const requiredPoints = change.requiredPoints ?? before.requiredPoints
  const others = (await readTiers(trx)).filter(({ id }) => id !== before.id)
  checkUnique(others, { name, requiredPoints })
  const after = await updateTierRow(trx, before.id, {
    name,
    requiredPoints,
    ...(description === undefined ? {} : { description: description ?? '' }),
    ...(icon === undefined ? {} : { icon }),
    revision: before.revision + 1,
    updatedAt: date,
  })
  if (requiredPoints !== before.requiredPoints) await invalidateTiers(trx)
  const modifiedFields = {
    ...(name === before.name ? {} : { 'tierDefinition.name': before.name }),
    ...(after.description === before.description ? {} : { 'tierDefinition.description': before.description }),
    ...(icon === undefined ? {} : { 'tierDefinition.icon': before.icon }),
    ...(requiredPoints === before.requiredPoints ? {} : { requiredPoints: before.requiredPoints }),
  }
  await emit(trx, loyaltyTierUpdated, {
    ...around(after),
    date,
    caller,
    entity: tierView(after),
    modifiedFields,
  })
  return after
}

/** Its accounts go to the next lower one, by the job. */
export async function deleteTier(
  trx: Trx,
  id: string,
  revision: number,
  { date, caller }: Context,
): Promise<void> {
  const row = await findTier(trx, id, { lock: true })
  checkRevision(row.revision, revision)
  await deleteTierRow(trx, row.id)
  await invalidateTiers(trx)
  await emit(trx, loyaltyTierDeleted, { ...around(row), date, caller })
}

const around = ({ id, revision }: TierRow) => ({ entityId: id, revision })

function checkUnique(
  others: readonly TierRow[],
  { name, requiredPoints }: { name: string; requiredPoints: number },
) {
  if (others.some((other) => other.name === name))
    throw conflict('TIER_NAME_ALREADY_EXISTS', 'Another tier already has this name. Use another name.')
  if (others.some((other) => other.requiredPoints === requiredPoints))
    throw conflict(
      'TIER_REQUIRED_POINTS_ALREADY_EXIST',
      'Another tier already starts at these points. Use another number.',
    )
}

const conflict = (code: string, description: string): ApiError => applicationError(409, code, description)

/** Answers a unique violation of the database as 409, where another transaction was faster. */
export async function asConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'loyalty_tiers_by_name'))
      throw conflict('TIER_NAME_ALREADY_EXISTS', 'Another tier already has this name. Use another name.')
    if (isUniqueViolation(error, 'loyalty_tiers_required_points_key'))
      throw conflict(
        'TIER_REQUIRED_POINTS_ALREADY_EXIST',
        'Another tier already starts at these points. Use another number.',
      )
    throw error
  }
}
