import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/content_menus', fqn: 'galleria.content.v1.Menus', entity: 'galleria.content.v1.menu' }

export const listMenus = { service, name: 'ListMenus', method: 'GET', path: '/content/v1/menus', audience: 'STAFF' } as const
export const saveMenu = { service, name: 'SaveMenu', method: 'PUT', path: '/content/v1/menus/{menu.name}', audience: 'STAFF' } as const
export const listMenuVersions = { service, name: 'ListMenuVersions', method: 'GET', path: '/content/v1/menus/{name}/versions', audience: 'STAFF' } as const
export const restoreMenuVersion = { service, name: 'RestoreMenuVersion', method: 'POST', path: '/content/v1/menus/{name}/versions/{number}/restore', audience: 'STAFF' } as const
export const listShownMenus = { service, name: 'ListShownMenus', method: 'GET', path: '/content/v1/shown-menus', audience: 'EVERYONE' } as const
