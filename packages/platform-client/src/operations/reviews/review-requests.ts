import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_reviews_review-requests', fqn: 'wix.reviews.v2.ReviewRequests', entity: 'wix.reviews.v2.review_request' }
const own: Service = { package: '@galleria/review-requests', fqn: 'galleria.reviews.v2.ReviewRequests', entity: 'wix.reviews.v2.review_request' }

export const createReviewRequest = { service, name: 'CreateReviewRequest', method: 'POST', path: '/reviews/v2/review-requests', audience: 'STAFF', hosted: 'wire' } as const
export const getReviewRequest = { service, name: 'GetReviewRequest', method: 'GET', path: '/reviews/v2/review-requests/{reviewRequestId}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteReviewRequest = { service, name: 'DeleteReviewRequest', method: 'DELETE', path: '/reviews/v2/review-requests/{reviewRequestId}', audience: 'STAFF', hosted: 'wire' } as const
export const queryReviewRequests = { service, name: 'QueryReviewRequests', method: 'POST', path: '/reviews/v2/review-requests/query', audience: 'STAFF', hosted: 'wire' } as const
export const countReviewRequests = { service, name: 'CountReviewRequests', method: 'POST', path: '/reviews/v2/review-requests/count', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateReviewRequest = { service, name: 'BulkCreateReviewRequest', method: 'POST', path: '/reviews/v2/bulk/review-requests/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCancelReviewRequestsByFilter = { service, name: 'BulkCancelReviewRequestsByFilter', method: 'PUT', path: '/reviews/v2/bulk/review-requests/cancel-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const sendReviewRequest = { service: own, name: 'SendReviewRequest', method: 'POST', path: '/reviews/v2/review-requests/{reviewRequestId}/send', audience: 'STAFF' } as const
export const cancelReviewRequest = { service: own, name: 'CancelReviewRequest', method: 'POST', path: '/reviews/v2/review-requests/{reviewRequestId}/cancel', audience: 'STAFF' } as const
