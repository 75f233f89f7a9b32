import type { Member } from '../../schemas/member.ts'
import { date, id, text } from '../field.ts'
import { of, type QuerySchema } from '../query-schema.ts'

/** `POST /members/v1/members/query` (wire §1.9). */
export const memberQuery = {
  paging: 'offset',
  fields: {
    id,
    contactId: id,
    'contact.firstName': text,
    'contact.lastName': text,
    loginEmail: text,
    privacyStatus: text,
    'profile.nickname': text,
    'profile.slug': text,
    status: text,
  },
  entity: of<Member>(),
} as const satisfies QuerySchema

/** About sections (wire §1.9). */
export const memberAboutQuery = {
  paging: 'cursor',
  fields: { id, memberId: id },
} as const satisfies QuerySchema

/** Member reports (wire §1.9). */
export const memberReportQuery = {
  paging: 'cursor',
  fields: { id, createdDate: date, reason: text, reportedMemberId: id, reportingMemberId: id },
} as const satisfies QuerySchema

/** Badges V4; sorted upwards only. */
export const badgeQuery = {
  paging: 'offset',
  fields: {
    id: id.ascending,
    description: text.ascending,
    permissionsEnabled: text.ascending,
    slug: text.ascending,
    title: text.ascending,
  },
} as const satisfies QuerySchema
