import { differences } from '../../edits/cells.ts'
import type { Edit } from '../../edits/edit.ts'
import { emitChanged } from './emit-changed.ts'
import { changedFields, changedVariants } from './events.ts'
import { priced } from './prices.ts'
import type { ProductValues } from './store/values.ts'
import { writeValues } from './store/write-values.ts'
import { isValueChange } from './value-changes.ts'

interface ValuesUpdate {
  readonly before: ProductValues
  readonly after: ProductValues
}

/**
 * Does what `saveProducts` does, of values alone and for thousands at once: prices after the discount, the next revision, what is
 * kept of the edit, the events. Nothing else of the products is read or written.
 */
export async function saveValues(edit: Edit, wanted: readonly ValuesUpdate[]): Promise<void> {
  const { currency } = edit.context.config
  const changes = wanted.flatMap(({ before, after }) => {
    const ready = priced(after, currency)
    const cells = differences(before, ready)
    if (Object.keys(cells).length === 0) return []
    const change = {
      ...{ before, cells },
      after: { ...ready, revision: before.revision + 1, updatedAt: edit.date },
    }
    if (!isValueChange(change)) throw new Error(`${Object.keys(cells)} of ${before.id} are not values alone`)
    return [change]
  })
  if (changes.length === 0) return
  await writeValues(edit.trx, changes)
  await emitChanged(
    edit,
    changes.map(({ after, cells }) => ({
      id: after.id,
      changedFields: changedFields(cells),
      variants: changedVariants(after.variants, cells),
    })),
  )
  for (const { after, cells } of changes) {
    const { id, name, revision } = after
    edit.record({ kind: 'product', entityId: id, name, action: 'updated', revision, cells }, [])
  }
}
