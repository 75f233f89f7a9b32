import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/announcements', fqn: 'galleria.content.v1.Announcements', entity: 'galleria.content.v1.announcement' }

export const listAnnouncements = { service, name: 'ListAnnouncements', method: 'GET', path: '/content/v1/announcements', audience: 'STAFF' } as const
export const saveAnnouncements = { service, name: 'SaveAnnouncements', method: 'PUT', path: '/content/v1/announcements', audience: 'STAFF' } as const
export const listAnnouncementVersions = { service, name: 'ListAnnouncementVersions', method: 'GET', path: '/content/v1/announcements/versions', audience: 'STAFF' } as const
export const restoreAnnouncementVersion = { service, name: 'RestoreAnnouncementVersion', method: 'POST', path: '/content/v1/announcements/versions/{number}/restore', audience: 'STAFF' } as const
export const getShownAnnouncement = { service, name: 'GetShownAnnouncement', method: 'GET', path: '/content/v1/shown-announcement', audience: 'EVERYONE' } as const
