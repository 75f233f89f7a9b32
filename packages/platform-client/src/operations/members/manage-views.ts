import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/manage_views', fqn: 'galleria.manage.v1.ManageViews', entity: 'galleria.manage.v1.manage_view' }

export const listManageViews = { service, name: 'ListManageViews', method: 'GET', path: '/manage-views/v1/views', audience: 'STAFF' } as const
export const saveManageView = { service, name: 'SaveManageView', method: 'POST', path: '/manage-views/v1/views', audience: 'STAFF' } as const
export const deleteManageView = { service, name: 'DeleteManageView', method: 'DELETE', path: '/manage-views/v1/views/{viewId}', audience: 'STAFF' } as const
