export { Review, ReviewMedia, ReviewReply } from './review.ts'
export { ReviewRequest, ReviewRequestItem } from './review-request.ts'
export { ReviewSettings } from './review-settings.ts'
export { ReviewSummary } from './review-summary.ts'
