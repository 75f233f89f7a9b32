import { boundsOf } from '../rules/range.ts'
import type { Selection } from '../selection.ts'
import type { AnyStore } from '../store.ts'

/** Number of picked rows: those of the range. */
export function pickedOf({ range }: Selection): number {
  const { top, bottom } = boundsOf(range)
  return bottom - top + 1
}

/** Ids of the picked products, once they are read. */
export async function pickedIds(
  { windows }: AnyStore,
  selection: Selection,
  most: number,
): Promise<readonly string[] | 'too-many' | 'unread'> {
  const { top, bottom } = boundsOf(selection.range)
  if (bottom - top >= most) return 'too-many'
  await windows.ensure(top, bottom)
  const ids = Array.from({ length: bottom - top + 1 }, (_, index) => windows.idAt(top + index))
  return ids.includes(undefined) ? 'unread' : (ids as string[])
}
