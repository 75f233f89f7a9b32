import { violations } from '../../../../base/errors.ts'
import type { Edit } from '../../edits/edit.ts'
import type { ProductState } from './state.ts'
import { hasTaxGroup } from './store/tax-groups.ts'

/** Goods of one group are taxed alike. @throws ApiError 400 for a group that is not there */
export async function taxGroupOf(
  { trx }: Edit,
  { taxGroupId }: { readonly taxGroupId?: string | null | undefined },
): Promise<Partial<Pick<ProductState, 'taxGroupId'>>> {
  if (taxGroupId === undefined) return {}
  const id = taxGroupId?.toLowerCase() ?? null
  if (!id || (await hasTaxGroup(trx, id))) return { taxGroupId: id }
  const description = 'is not a tax group of this store'
  throw violations([{ field: 'product.taxGroupId', description, violatedRule: 'VALIDATION' }])
}
