import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/audit_log', fqn: 'galleria.staff.v1.AuditLog', entity: 'galleria.staff.v1.audit_entry' }

export const queryAuditEntries = { service, name: 'QueryAuditEntries', method: 'POST', path: '/staff/v1/audit-entries/query', audience: 'STAFF' } as const
