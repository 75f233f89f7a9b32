import { type SqlBool, sql } from 'kysely'
import { column, type Field, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Caller } from '../../../../http/caller.ts'
import { isOwner } from '../../access.ts'

const sortable = { sortable: true }

/** As the indexes `members_by_name` and `members_seen_by_name` have it. */
const nameKey = sql`lower(coalesce(m.nickname, ''))`

/** Sorts members who never signed in after all others: as the index `members_by_last_sign_in` has it. */
const lastLoginKey = sql`coalesce(m.last_login_at, '-infinity'::timestamptz)`

/** Fields that everybody may filter by: any other filter would tell what a profile does not (wire §1.9). */
const openFields: Fields = {
  id: idColumn(sql.ref('m.id')),
  contactId: idColumn(sql.ref('m.contact_id')),
  createdDate: column('date', sql.ref('m.created_at'), sortable),
  privacyStatus: column('text', sql.ref('m.privacy_status')),
  'profile.nickname': column('text', sql.ref('m.nickname'), { ...sortable, key: nameKey }),
  'profile.slug': column('text', sql.ref('m.slug')),
  status: column('text', sql.ref('m.status')),
}

/** By the badges that are worn. */
const wearing: Field = (() => {
  const some = (ids: readonly unknown[]) => {
    const known = ids.filter(isUuid)
    return known.length
      ? sql<SqlBool>`exists (select 1 from badge_assignments w
          where w.member_id = m.id and w.badge_id in (${sql.join(known)}))`
      : sql<SqlBool>`false`
  }
  const all = (ids: readonly unknown[]) =>
    ids.length
      ? sql<SqlBool>`(${sql.join(
          ids.map((id) => some([id])),
          sql` and `,
        )})`
      : sql<SqlBool>`true`
  const any = sql<SqlBool>`exists (select 1 from badge_assignments w where w.member_id = m.id)`
  return {
    kind: 'id',
    operators: {
      $eq: (id: unknown) => some([id]),
      $in: some,
      $hasSome: some,
      $hasAll: all,
      $nin: (ids: readonly unknown[]) => sql<SqlBool>`not ${some(ids)}`,
      $isEmpty: (empty: boolean) => (empty ? sql<SqlBool>`not ${any}` : any),
    },
  }
})()

const ownerFields: Fields = {
  ...openFields,
  'contact.firstName': column('text', sql`m.contact ->> 'firstName'`),
  'contact.lastName': column('text', sql`m.contact ->> 'lastName'`),
  loginEmail: column('text', sql.ref('m.login_email')),
  loginEmailVerified: column('boolean', sql.ref('m.login_email_verified')),
  activityStatus: column('text', sql.ref('m.activity_status')),
  role: column('text', sql.ref('m.role')),
  badgeIds: wearing,
  lastLoginDate: column('date', sql.ref('m.last_login_at'), { ...sortable, key: lastLoginKey }),
}

export function fieldsFor(caller: Caller): Fields {
  return isOwner(caller) ? ownerFields : openFields
}

/** Free text looks into these, where the caller may. */
export function searchedFor(caller: Caller): readonly string[] {
  return isOwner(caller)
    ? ['profile.nickname', 'contact.firstName', 'contact.lastName', 'loginEmail', 'profile.slug']
    : ['profile.nickname', 'profile.slug']
}
