import { z } from 'zod'
import type { Edit } from '../../edits/edit.ts'
import type { ProductState } from '../products/state.ts'
import { taxGroupOf } from '../products/tax-group.ts'
import { eligibility } from './eligibility-input.ts'
import { namedOf } from './named-of.ts'
import { unknown } from './unknown.ts'

const Eligibility = z.object(eligibility).partial()
type Eligibility = z.output<typeof Eligibility>
type EligibilityState = Partial<Pick<ProductState, 'additionalRibbonIds' | 'membersOnly' | 'taxGroupId'>>

/** Ribbons are made where there is none of the name. @throws ApiError 400 for what is not there */
export async function eligibilityOf(edit: Edit, given: Eligibility): Promise<EligibilityState> {
  const { additionalRibbons, purchaseEligibility } = given
  return {
    ...(additionalRibbons !== undefined && {
      additionalRibbonIds: await ribbonsOf(edit, additionalRibbons ?? []),
    }),
    ...(purchaseEligibility !== undefined && {
      membersOnly: purchaseEligibility?.userCriteria ? true : null,
    }),
    ...(await taxGroupOf(edit, given)),
  }
}

async function ribbonsOf(edit: Edit, wanted: NonNullable<Eligibility['additionalRibbons']>) {
  const ids = new Set<string>()
  for (const [index, ribbon] of wanted.entries()) {
    const field = `product.additionalRibbons[${index}]`
    const id = ribbon && (await namedOf(edit, 'ribbons', ribbon, field))
    if (!id) throw unknown(field, 'must have an ID or a name')
    ids.add(id)
  }
  return ids.size ? [...ids] : null
}
