import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/staff_members', fqn: 'galleria.staff.v1.StaffMembers', entity: 'galleria.staff.v1.staff_member' }

export const listStaffMembers = { service, name: 'ListStaffMembers', method: 'GET', path: '/staff/v1/staff-members', audience: 'OWNER' } as const
export const inviteStaffMember = { service, name: 'InviteStaffMember', method: 'POST', path: '/staff/v1/staff-members', audience: 'OWNER' } as const
export const updateStaffMember = { service, name: 'UpdateStaffMember', method: 'PATCH', path: '/staff/v1/staff-members/{staffMember.id}', audience: 'OWNER' } as const
export const deleteStaffMember = { service, name: 'DeleteStaffMember', method: 'DELETE', path: '/staff/v1/staff-members/{staffMemberId}', audience: 'OWNER' } as const
export const getStaffSettings = { service, name: 'GetStaffSettings', method: 'GET', path: '/staff/v1/staff-settings', audience: 'OWNER' } as const
export const updateStaffSettings = { service, name: 'UpdateStaffSettings', method: 'PATCH', path: '/staff/v1/staff-settings', audience: 'OWNER' } as const
