import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/members/member-pictures.ts'
import { Member } from '../../schemas/member.ts'

const Answer = () => z.object({ member: Member })

/**
 * Shows a picture as the caller's photo (512 by 512 pixels) or cover (1600 by 480), in place of the one before. `data` is
 * a JPEG, PNG or WebP file in base64, cut to its middle where it has other proportions; the whole call holds a million
 * bytes. PICTURE_NOT_READABLE, MEMBER_MUTED.
 */
export const uploadMyPicture = /* @__PURE__ */ defineCall<
  { kind: 'PHOTO' | 'COVER'; data: string },
  { member: z.infer<typeof Member> }
>(operations.uploadMyPicture, Answer)

/** Shows none any more. */
export const removeMyPicture = /* @__PURE__ */ defineCall<
  { kind: 'PHOTO' | 'COVER' },
  { member: z.infer<typeof Member> }
>(operations.removeMyPicture, Answer)
