/** Reviews: what members say of products, and what the shop decides and answers. */

import { after } from '../../base/clock.ts'
import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { REVIEW_JOBS } from './bulk/begin.ts'
import { carryReviewJobsOn } from './bulk/carry-on.ts'
import { reviewsData } from './personal-data-store.ts'
import { planRequests } from './requests/plan.ts'
import { REVIEW_REQUEST_LETTERS, sendDue } from './requests/send.ts'
import { reviewsRoutes } from './routes.ts'
import { deleteUnused } from './store/pictures.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

export const reviews: Area = {
  routes: reviewsRoutes,
  personalData: reviewsData,
  schedule(services) {
    every(services, 'review requests', HOUR, () => planRequests(services))
    every(services, REVIEW_REQUEST_LETTERS, 60, () => sendDue(services))
    every(services, REVIEW_JOBS, 5, () => carryReviewJobsOn(services))
    every(services, 'unused review pictures', HOUR, () =>
      deleteUnused(services.db, after(services.clock, -DAY)),
    )
  },
}

export { reviewRequestLetter } from './requests/letter.ts'
