import { randomUUID } from 'node:crypto'
import { Image } from '@galleria/platform-client/entities/common'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import { takeAttempt } from '../../identity/index.ts'
import { answer } from '../../media/index.ts'
import { findMember, mustNotBeMuted } from '../../members/index.ts'
import { findPictureBytes, insertPicture } from '../store/pictures.ts'
import { PICTURES, pictureUrl } from '../view.ts'
import { makePicture } from './make.ts'

/** Pictures of a member in a quarter of an hour. */
const UPLOADS = 40

/** Pictures for reviews, given as bytes: beyond the reviews API, whose pictures are of the site's media. */
export function reviewPictureRoutes(app: App): void {
  operation(
    app,
    operations.uploadReviewPicture,
    {
      body: z.object({ data: z.base64().min(1).max(1_000_000) }),
      answer: z.object({ image: Image }),
    },
    async ({ db, clock, config, caller, input: { data } }) => {
      const { memberId } = caller
      await takeAttempt(db, clock, { of: `review-picture:${memberId}`, allowed: UPLOADS })
      mustNotBeMuted(caller, await findMember(db, memberId))
      const { bytes, width, height } = await makePicture(Buffer.from(data, 'base64'))
      const id = randomUUID()
      await insertPicture(db, { id, memberId, bytes, width, height, createdAt: clock.now() })
      return { image: { id, url: pictureUrl(config, id), width, height } }
    },
  )

  // A name always means the same bytes.
  app.get(`${PICTURES}/:file`, async (c) => {
    const [, id = ''] = /^([\da-f-]{36})\.webp$/.exec(c.req.param('file') ?? '') ?? []
    const row = isUuid(id) ? await findPictureBytes(c.var.services.db, id) : undefined
    if (!row) throw applicationError(404, 'NOT_FOUND', 'Image not found.')
    return answer(c, { bytes: Uint8Array.from(row.bytes), type: 'image/webp' })
  })
}
