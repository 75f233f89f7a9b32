import { defineCall, type Service, z } from '@galleria/platform-client'
import { Member } from '../schemas/member.ts'

/** A member's photo and cover: an extension of the embedded platform, 404 on the hosted one. */
const service: Service = {
  package: '@galleria/member_pictures',
  fqn: 'galleria.members.v1.MemberPictures',
  entity: 'galleria.members.v1.member_picture',
}
const path = '/members/v1/members/my/picture'
const Answer = () => z.object({ member: Member })

/**
 * Shows a picture as the caller's photo (512 by 512 pixels) or cover (1600 by 480), in place of the one before. `data` is
 * a JPEG, PNG or WebP file in base64, cut to its middle where it has other proportions; the whole call holds a million
 * bytes. PICTURE_NOT_READABLE, MEMBER_MUTED.
 */
export const uploadMyPicture = /* @__PURE__ */ defineCall<
  { kind: 'PHOTO' | 'COVER'; data: string },
  { member: z.infer<typeof Member> }
>({ name: 'UploadMyPicture', service, method: 'POST', path, output: Answer })

/** Shows none any more. */
export const removeMyPicture = /* @__PURE__ */ defineCall<
  { kind: 'PHOTO' | 'COVER' },
  { member: z.infer<typeof Member> }
>({ name: 'RemoveMyPicture', service, method: 'DELETE', path, output: Answer })
