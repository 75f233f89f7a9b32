/** Members of the site: profiles, community, moderation, deletion and export of their data. */

import { after } from '../../base/clock.ts'
import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { deleteAuditEntries } from '../../http/audit/store.ts'
import { carryJobsOn, MEMBER_JOBS } from './bulk/carry-on.ts'
import { membersData } from './personal-data-store.ts'
import { membersRoutes } from './routes.ts'

const DAY = 86_400
/** Days for which the audit log keeps an entry. */
const KEPT_DAYS = 730

export const members: Area = {
  routes: membersRoutes,
  personalData: membersData,
  schedule(services) {
    every(services, MEMBER_JOBS, 5, () => carryJobsOn(services))
    every(services, 'audit log', DAY, () =>
      deleteAuditEntries(services.db, after(services.clock, -KEPT_DAYS * DAY)),
    )
  },
}

export { mustNotBeMuted } from './access.ts'
export { readerOf } from './communication/store.ts'
export type { Done } from './deletion/done.ts'
export { erasePerson } from './deletion/erase.ts'
export { accountDeletedLetter, labels as personalDataLabels } from './deletion/letter.ts'
export { writeExport } from './exporting/write.ts'
export { subscribes } from './moderation/store.ts'
export { newsletterConfirmLetter, newsletterWelcomeLetter } from './newsletter/letters.ts'
export { newsletterPath } from './newsletter/links.ts'
export { confirmNewsletter, endNewsletter } from './newsletter/subscription.ts'
export { textVector } from './reading/store/text-vector.ts'
export { staffInvitationLetter } from './staff/letter.ts'
export { findStaff } from './staff/store.ts'
export { findMember } from './store.ts'
