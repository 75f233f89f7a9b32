import { z } from '@galleria/platform-client'
import { Address } from './common.ts'

const tags = () => z.optional(z.dictionary(z.string()))

const MemberPicture = z.looseObject({
  url: z.nullish(z.string()),
  offsetX: z.nullish(z.number()),
  offsetY: z.nullish(z.number()),
})

export const Member = z.object({
  id: z.string(),
  loginEmail: z.nullish(z.string()),
  loginEmailVerified: z.optional(z.boolean()),
  /** UNKNOWN, PENDING, APPROVED, BLOCKED, OFFLINE. */
  status: z.optional(z.string()),
  contactId: z.nullish(z.string()),
  /** UNDEFINED, PUBLIC, PRIVATE. */
  privacyStatus: z.optional(z.string()),
  activityStatus: z.optional(z.string()),
  contact: z.nullish(
    z.looseObject({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      addresses: z.nullish(z.array(z.object({ ...Address.shape, id: z.nullish(z.string()) }))),
      phones: z.nullish(z.array(z.string())),
      emails: z.nullish(z.array(z.string())),
      tags: z.nullish(z.object({ emails: tags(), phones: tags(), addresses: tags() })),
      customFields: z.nullish(
        z.dictionary(z.object({ name: z.nullish(z.string()), value: z.optional(z.unknown()) })),
      ),
    }),
  ),
  profile: z.nullish(
    z.looseObject({
      nickname: z.nullish(z.string()),
      slug: z.nullish(z.string()),
      photo: z.nullish(MemberPicture),
      cover: z.nullish(MemberPicture),
      title: z.nullish(z.string()),
    }),
  ),
  createdDate: z.nullish(z.string()),
  updatedDate: z.nullish(z.string()),
  lastLoginDate: z.nullish(z.string()),
  /** Role of one who works for the store: in their own member alone. */
  staffRole: z.optional(z.string()),
})
/** Member, with the fields that pages show (wire §4.6). */
export type Member = z.infer<typeof Member>
