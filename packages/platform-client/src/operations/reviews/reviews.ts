import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_reviews_reviews', fqn: 'com.wixpress.critique.reviews.Reviews', entity: 'wix.reviews.v1.review' }
const own: Service = { package: '@galleria/reviews', fqn: 'galleria.reviews.v1.Reviews', entity: 'wix.reviews.v1.review' }

export const queryReviews = { service, name: 'QueryReviews', method: 'POST', path: '/reviews/v1/reviews/query', audience: 'EVERYONE', hosted: 'wire' } as const
export const countReviews = { service, name: 'CountReviews', method: 'POST', path: '/reviews/v1/reviews/count', audience: 'EVERYONE', hosted: 'wire' } as const
export const getReview = { service, name: 'GetReview', method: 'GET', path: '/reviews/v1/reviews/{reviewId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const createReview = { service, name: 'CreateReview', method: 'POST', path: '/reviews/v1/reviews', audience: 'MEMBERS', hosted: 'wire' } as const
export const updateReview = { service, name: 'UpdateReview', method: 'PATCH', path: '/reviews/v1/reviews/{review.id}', audience: 'MEMBERS: own review', hosted: 'wire' } as const
export const deleteReview = { service, name: 'DeleteReview', method: 'DELETE', path: '/reviews/v1/reviews/{reviewId}', audience: 'MEMBERS_AND_STAFF: own review', hosted: 'wire' } as const
export const setReply = { service, name: 'SetReply', method: 'PATCH', path: '/reviews/v1/reviews/{reviewId}/reply', audience: 'STAFF', hosted: 'wire' } as const
export const removeReply = { service, name: 'RemoveReply', method: 'DELETE', path: '/reviews/v1/reviews/{reviewId}/reply', audience: 'STAFF', hosted: 'wire' } as const
export const updateModerationStatus = { service, name: 'UpdateModerationStatus', method: 'PATCH', path: '/reviews/v1/reviews/{reviewId}/moderate', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateReview = { service, name: 'BulkCreateReview', method: 'POST', path: '/reviews/v1/bulk/reviews/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteReviews = { service, name: 'BulkDeleteReviews', method: 'POST', path: '/reviews/v1/bulk/reviews/delete', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateModerationStatus = { service, name: 'BulkUpdateModerationStatus', method: 'POST', path: '/reviews/v1/bulk/reviews/moderate', audience: 'STAFF', hosted: 'wire' } as const
export const bulkModerateReviews = { service: own, name: 'BulkModerateReviews', method: 'POST', path: '/reviews/v1/bulk/reviews/moderate-many', audience: 'STAFF' } as const
export const getReviewBulkJob = { service: own, name: 'GetReviewBulkJob', method: 'GET', path: '/reviews/v1/bulk/reviews/jobs/{jobId}', audience: 'STAFF' } as const
export const listReviewBulkResults = { service: own, name: 'ListReviewBulkResults', method: 'GET', path: '/reviews/v1/bulk/reviews/jobs/{jobId}/results', audience: 'STAFF' } as const
export const undoReviewBulkJob = { service: own, name: 'UndoReviewBulkJob', method: 'POST', path: '/reviews/v1/bulk/reviews/jobs/{jobId}/undo', audience: 'STAFF' } as const
export const markReviewHelpful = { service: own, name: 'MarkReviewHelpful', method: 'POST', path: '/reviews/v1/reviews/{reviewId}/helpful', audience: 'MEMBERS' } as const
export const unmarkReviewHelpful = { service: own, name: 'UnmarkReviewHelpful', method: 'DELETE', path: '/reviews/v1/reviews/{reviewId}/helpful', audience: 'MEMBERS' } as const
export const queryReviewSummaries = { service: own, name: 'QueryReviewSummaries', method: 'POST', path: '/reviews/v1/review-summaries/query', audience: 'EVERYONE' } as const
export const queryMyReviews = { service: own, name: 'QueryMyReviews', method: 'POST', path: '/reviews/v1/my-reviews/query', audience: 'MEMBERS' } as const
export const getMyReviewOf = { service: own, name: 'GetMyReviewOf', method: 'GET', path: '/reviews/v1/my-reviews/{entityId}', audience: 'MEMBERS' } as const
export const uploadReviewPicture = { service: own, name: 'UploadReviewPicture', method: 'POST', path: '/reviews/v1/review-pictures', audience: 'MEMBERS' } as const
export const getReviewSettings = { service: own, name: 'GetReviewSettings', method: 'GET', path: '/reviews/v1/review-settings', audience: 'STAFF' } as const
export const updateReviewSettings = { service: own, name: 'UpdateReviewSettings', method: 'PATCH', path: '/reviews/v1/review-settings', audience: 'STAFF' } as const
