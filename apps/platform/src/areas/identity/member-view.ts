import type { MemberRow } from './member-row.ts'

export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL'

/** Member row without the columns that are never disclosed. */
export type VisibleMember = Omit<MemberRow, 'emailKey' | 'emailSkeleton' | 'passwordHash'>

/** PUBLIC unless asked for more; EXTENDED adds address and true statuses, FULL the contact (wire §3.7). */
export function toMember(row: VisibleMember, fieldsets: readonly Fieldset[]) {
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
    // The wire has no word for one who never chose (wire §5.3 row 48).
    privacyStatus: extended && row.privacyStatus !== 'UNDEFINED' ? row.privacyStatus : 'UNKNOWN',
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
