import type { Selectable } from 'kysely'
import type { MemberTables } from '../tables.ts'

/** Wire §4.6 "Badge (V3)"; the icon is an address. */
export function badgeView(row: BadgeRow) {
  const { id, title, description, backgroundColor, textColor, icon, permissionsEnabled, slug } = row
  return {
    ...{ id, title, description, backgroundColor, textColor, icon, permissionsEnabled, slug },
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

/** Wire §4.6 "Badge (V4)": with a revision, and an image for an icon. */
export function badgeV4View(row: BadgeRow) {
  const { icon, ...badge } = badgeView(row)
  return { ...badge, revision: String(row.revision), ...(icon ? { icon: { id: icon, url: icon } } : {}) }
}

/** Wire §4.6 "BadgeAssignment (V4)". */
export function assignmentView({ id, badgeId, memberId, createdAt }: AssignmentRow) {
  const date = createdAt.toISOString()
  return { id, badgeId, memberId, createdDate: date, updatedDate: date }
}

export type BadgeRow = Selectable<MemberTables['badges']>

export type AssignmentRow = Selectable<MemberTables['badgeAssignments']>
