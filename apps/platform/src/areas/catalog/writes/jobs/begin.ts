import { type Edit, type EditContext, edited } from '../../edits/edit.ts'
import type { BulkChange } from './change.ts'
import { beginJob, findProductIds, type ProductFilter } from './create.ts'

export type Call = EditContext & Parameters<typeof findProductIds>[0]
export type Selected = ProductFilter & { readonly idempotencyKey?: string | undefined }

/** Begins a change of all products that are found, in a job whose id is that of its edit. */
export async function begin(
  call: Call,
  name: string,
  { idempotencyKey, ...found }: Selected,
  change: BulkChange,
  check: (edit: Edit) => Promise<unknown> = async () => undefined,
): Promise<{ jobId: string }> {
  const productIds = await findProductIds(call, found)
  return edited(call, { call: name, idempotencyKey }, async (edit) => {
    await check(edit)
    return beginJob(edit, { call: name, change, productIds })
  })
}
