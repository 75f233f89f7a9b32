/** People and their community (spec §3, wire §4.6). */
export { MemberAbout } from './about.ts'
export { MemberAuditEntry } from './audit.ts'
export { Badge, BadgeAssignment, BadgeV4 } from './badge.ts'
export { ConnectedMember } from './connection.ts'
export { MemberContact } from './contact.ts'
export { Member } from './member.ts'
export { MemberImage } from './member-image.ts'
export { MemberReport, ReportedMember } from './report.ts'
