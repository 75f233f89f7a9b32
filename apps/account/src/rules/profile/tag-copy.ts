import { key } from '../../messages/profile/index.ts'
import type { Tag } from './contact-form.ts'

export const tagCopy = {
  UNTAGGED: key('tag.none'),
  MAIN: key('tag.main'),
  HOME: key('tag.home'),
  WORK: key('tag.work'),
  MOBILE: key('tag.mobile'),
  FAX: key('tag.fax'),
  BILLING: key('tag.billing'),
  SHIPPING: key('tag.shipping'),
} as const satisfies Record<Tag, unknown>
