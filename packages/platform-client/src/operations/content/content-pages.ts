import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/content_pages', fqn: 'galleria.content.v1.Pages', entity: 'galleria.content.v1.page' }

export const queryContentPages = { service, name: 'QueryContentPages', method: 'POST', path: '/content/v1/pages/query', audience: 'STAFF' } as const
export const getContentPage = { service, name: 'GetContentPage', method: 'GET', path: '/content/v1/pages/{pageId}', audience: 'STAFF' } as const
export const createContentPage = { service, name: 'CreateContentPage', method: 'POST', path: '/content/v1/pages', audience: 'STAFF' } as const
export const updateContentPage = { service, name: 'UpdateContentPage', method: 'PATCH', path: '/content/v1/pages/{page.id}', audience: 'STAFF' } as const
export const publishContentPage = { service, name: 'PublishContentPage', method: 'POST', path: '/content/v1/pages/{pageId}/publish', audience: 'STAFF' } as const
export const unpublishContentPage = { service, name: 'UnpublishContentPage', method: 'POST', path: '/content/v1/pages/{pageId}/unpublish', audience: 'STAFF' } as const
export const deleteContentPage = { service, name: 'DeleteContentPage', method: 'DELETE', path: '/content/v1/pages/{pageId}', audience: 'STAFF' } as const
export const listContentPageVersions = { service, name: 'ListContentPageVersions', method: 'GET', path: '/content/v1/pages/{pageId}/versions', audience: 'STAFF' } as const
export const getContentPageVersion = { service, name: 'GetContentPageVersion', method: 'GET', path: '/content/v1/pages/{pageId}/versions/{number}', audience: 'STAFF' } as const
export const restoreContentPageVersion = { service, name: 'RestoreContentPageVersion', method: 'POST', path: '/content/v1/pages/{pageId}/versions/{number}/restore', audience: 'STAFF' } as const
export const getContentPagePreview = { service, name: 'GetContentPagePreview', method: 'GET', path: '/content/v1/pages/{pageId}/preview', audience: 'STAFF' } as const
export const getShownPage = { service, name: 'GetShownPage', method: 'GET', path: '/content/v1/shown-pages/{kind}/{slug}', audience: 'EVERYONE' } as const
export const getShownHome = { service, name: 'GetShownHome', method: 'GET', path: '/content/v1/shown-home', audience: 'EVERYONE' } as const
export const listShownPages = { service, name: 'ListShownPages', method: 'GET', path: '/content/v1/shown-pages', audience: 'EVERYONE' } as const
export const getPreviewedPage = { service, name: 'GetPreviewedPage', method: 'GET', path: '/content/v1/previewed-pages/{token}', audience: 'EVERYONE' } as const
