import type { MembershipOptions as Told } from '@galleria/platform-client/cart'
import type { MembershipOptions } from '../../rules/model/index.ts'

/** The lists of plans are deprecated: an answer may leave any out (wire §4.2). */
export const membershipsOf = ({
  eligibleMemberships = [],
  invalidMemberships = [],
  selectedMemberships = [],
}: Told): MembershipOptions => ({ eligibleMemberships, invalidMemberships, selectedMemberships })
