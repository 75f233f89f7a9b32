import type { OverviewActivity } from '@galleria/platform-client/analytics'
import type { CatalogEdit } from '@galleria/platform-client/catalog-edits'

/** Change in the list of the newest. */
export type Change =
  | {
      readonly is: 'order'
      readonly at: string
      readonly by: string | null
      readonly orderId: string
      readonly number: string
      readonly type: string
    }
  | {
      readonly is: 'edit'
      readonly at: string
      readonly by: string | null
      readonly editId: string
      readonly count: number
    }

/** Activities of orders and edits of the catalog in one list. Stock that an order took is told with the order. */
export function changesOf(
  activities: readonly OverviewActivity[],
  edits: readonly Pick<CatalogEdit, 'id' | 'by' | 'createdDate' | 'changed' | 'reason'>[],
): Change[] {
  return [
    ...activities.map(
      ({ orderId, number, type, createdDate, by }): Change => ({
        ...{ is: 'order', at: createdDate, by: by ?? null },
        ...{ orderId, number, type },
      }),
    ),
    ...edits
      .filter(({ reason }) => reason !== 'ORDER')
      .map(
        ({ id, by, createdDate, changed }): Change => ({
          ...{ is: 'edit', at: createdDate, by: by ?? null },
          ...{ editId: id, count: changed },
        }),
      ),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
