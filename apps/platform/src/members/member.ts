import type { MemberRow } from '../identity/members.ts'

export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL'

/** PUBLIC unless asked for more; EXTENDED adds address and true statuses, FULL the contact (wire §3.7). */
export function toMember(row: MemberRow, fieldsets: readonly Fieldset[]) {
  const full = fieldsets.includes('FULL')
  const extended = full || fieldsets.includes('EXTENDED')
  const { nickname, slug, title, photo, cover } = row
  return {
    id: row.id,
    contactId: row.contactId,
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    profile: {
      nickname,
      slug,
      title,
      ...(photo ? { photo } : {}),
      ...(cover ? { cover } : {}),
    },
    status: extended ? row.status : 'UNKNOWN',
    privacyStatus: extended ? row.privacyStatus : 'UNKNOWN',
    activityStatus: extended ? row.activityStatus : 'UNKNOWN',
    ...(extended
      ? {
          loginEmail: row.loginEmail,
          loginEmailVerified: row.loginEmailVerified,
          lastLoginDate: row.lastLoginAt?.toISOString() ?? null,
        }
      : {}),
    ...(full ? { contact: row.contact } : {}),
  }
}
