/** Members of the site: profiles, community, moderation, deletion and export of their data. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { carryJobsOn, MEMBER_JOBS } from './bulk/carry-on.ts'
import { membersData } from './personal-data-store.ts'
import { membersRoutes } from './routes.ts'

export const members: Area = {
  routes: membersRoutes,
  personalData: membersData,
  schedule(services) {
    every(services, MEMBER_JOBS, 5, () => carryJobsOn(services))
  },
}

export { readerOf } from './communication/store.ts'
export { accountDeletedLetter } from './deletion/letter.ts'
export { textVector } from './reading/store/text-vector.ts'
export { findMember } from './store.ts'
