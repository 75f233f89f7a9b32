import type { TestPlatform } from '../testing.ts'

/** Types of the events that were told of an entity, in their order. */
export async function eventTypesOf({ platform }: TestPlatform, entityId: string): Promise<string[]> {
  const rows = await platform.services.db
    .selectFrom('outbox')
    .select('type')
    .where('entityId', '=', entityId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ type }) => type)
}
