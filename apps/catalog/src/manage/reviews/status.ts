import type { Say } from '../messages/index.ts'

/** States of a review, in the order of the tabs. */
export const statuses = ['IN_MODERATION', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof statuses)[number]

/** State of a review in words. */
export function statusCopy(status: string | undefined, t: Say) {
  switch (status) {
    case 'APPROVED':
      return { text: t('reviews.state-approved'), tone: 'success' } as const
    case 'REJECTED':
      return { text: t('reviews.state-rejected'), tone: 'danger' } as const
    default:
      return { text: t('reviews.state-waiting'), tone: 'warning' } as const
  }
}
