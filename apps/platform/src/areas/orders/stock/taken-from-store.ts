import type { Db } from '../../../data/database.ts'

export interface TakenFrom {
  readonly id: string
  readonly name?: string
  /** Pieces that are not back on a shelf. */
  readonly quantity: number
}

/** Locations that the goods of each line were taken from, as far as these are not back. */
export async function findTakenFrom(db: Db, orderId: string): Promise<Map<string, TakenFrom[]>> {
  const rows = await db
    .selectFrom('orderStock')
    .leftJoin('businessLocations', 'businessLocations.id', 'orderStock.locationId')
    .select(['lineId', 'locationId', 'name', 'quantity', 'restored'])
    .where('orderId', '=', orderId)
    .orderBy('lineId')
    .orderBy('part')
    .execute()
  const taken = new Map<string, TakenFrom[]>()
  for (const { lineId, locationId, name, quantity, restored } of rows) {
    if (!locationId || quantity === restored) continue
    const part = { id: locationId, ...(name && { name }), quantity: quantity - restored }
    taken.set(lineId, [...(taken.get(lineId) ?? []), part])
  }
  return taken
}
