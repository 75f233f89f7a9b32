/** In the shape of the hosted platform's translation schema and translation content, of which the wire reference has nothing. */

export const listSiteSchemas = { name: 'ListSiteSchemas', method: 'GET', path: '/translation-schema/v1/schemas/site', audience: 'STAFF' } as const
export const queryContents = { name: 'QueryContents', method: 'POST', path: '/translation-content/v1/contents/query', audience: 'STAFF' } as const
export const bulkUpdateContentByKey = { name: 'BulkUpdateContentByKey', method: 'POST', path: '/translation-content/v1/bulk/contents/update-by-key', audience: 'STAFF' } as const
