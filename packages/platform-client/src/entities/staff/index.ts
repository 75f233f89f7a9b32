export { ApiKey } from './api-key.ts'
export { AuditEntry } from './audit-entry.ts'
export { StaffMember, StaffSettings } from './staff-member.ts'
