import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/member_export', fqn: 'galleria.members.v1.MemberExport', entity: 'galleria.members.v1.member_export' }

export const exportMyData = { service, name: 'ExportMyData', method: 'POST', path: '/members/v1/members/my/export', audience: 'MEMBERS' } as const
