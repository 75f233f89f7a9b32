/** Customers: whoever bought or signed up, with their figures, tags and notes. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { countFigures } from './figures/count.ts'
import { addMember, claimAddress } from './people/claim.ts'
import { customersData } from './personal-data-store.ts'
import { customersRoutes } from './routes.ts'

export const customers: Area = {
  routes: customersRoutes,
  personalData: customersData,
  onMemberCreated: addMember,
  onAddressVerified: claimAddress,
  schedule(services) {
    every(services, 'customers', 60, () => countFigures(services, Number.POSITIVE_INFINITY))
  },
}

export { lockCustomer, requireCustomer } from './people/find.ts'
export { type CustomerRow, readCustomers } from './people/store/list.ts'
export { isOpenTo, requireSegments, segmentsOf } from './segments/belong.ts'
