import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/url_redirects', fqn: 'galleria.content.v1.UrlRedirects', entity: 'galleria.content.v1.url_redirect' }

export const listUrlRedirects = { service, name: 'ListUrlRedirects', method: 'GET', path: '/content/v1/url-redirects', audience: 'STAFF' } as const
export const saveUrlRedirect = { service, name: 'SaveUrlRedirect', method: 'POST', path: '/content/v1/url-redirects', audience: 'STAFF' } as const
export const bulkSaveUrlRedirects = { service, name: 'BulkSaveUrlRedirects', method: 'POST', path: '/content/v1/bulk/url-redirects', audience: 'STAFF' } as const
export const bulkDeleteUrlRedirects = { service, name: 'BulkDeleteUrlRedirects', method: 'POST', path: '/content/v1/bulk/url-redirects/delete', audience: 'STAFF' } as const
export const lookUpUrlRedirect = { service, name: 'LookUpUrlRedirect', method: 'GET', path: '/content/v1/url-redirects/look-up', audience: 'EVERYONE' } as const
