import { randomUUID } from 'node:crypto'
import * as operations from '@galleria/platform-client/operations/members/member-pictures'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { jsonb, transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import { type MemberImage, toMember } from '../../identity/index.ts'
import { answer } from '../../media/index.ts'
import { mustNotBeMuted } from '../access.ts'
import { changeMember } from '../change.ts'
import { MemberAnswer } from '../reading/routes.ts'
import { findMember } from '../store.ts'
import { makePicture, sizes } from './make.ts'
import { deletePicture, findPicture, insertPicture } from './store.ts'

const fileOf = (id: string) => `/media/members/${id}`
const Kind = z.enum(['PHOTO', 'COVER'])
const columns = { PHOTO: 'photo', COVER: 'cover' } as const

/** A member's photo and cover, given as bytes: the platform's own calls. One of each is kept. */
export function pictureRoutes(app: App): void {
  operation(
    app,
    operations.uploadMyPicture,
    { body: z.object({ kind: Kind, data: z.base64().min(1).max(1_000_000) }), answer: MemberAnswer },
    async ({ db, clock, config, caller, input: { kind, data } }) => {
      const bytes = await makePicture(Buffer.from(data, 'base64'), kind)
      const id = randomUUID()
      const image: MemberImage = { id, url: config.publicUrl + fileOf(`${id}.webp`), ...sizes[kind] }
      return transaction(db, async (trx) => {
        const row = await findMember(trx, caller.memberId, { lock: true })
        mustNotBeMuted(caller, row)
        const date = clock.now()
        await deletePicture(trx, row.id, kind)
        await insertPicture(trx, { id, rowId: row.id, kind, bytes, date })
        const changes = { [columns[kind]]: jsonb(image) }
        return { member: toMember(await changeMember(trx, row, changes, { date, caller }), ['FULL']) }
      })
    },
  )

  operation(
    app,
    operations.removeMyPicture,
    { query: z.object({ kind: Kind }), answer: MemberAnswer },
    ({ db, clock, caller, input: { kind } }) =>
      transaction(db, async (trx) => {
        const row = await findMember(trx, caller.memberId, { lock: true })
        await deletePicture(trx, row.id, kind)
        const changed = await changeMember(trx, row, { [columns[kind]]: null }, { date: clock.now(), caller })
        return { member: toMember(changed, ['FULL']) }
      }),
  )

  // A name always means the same bytes; whoever replaces a picture gets another name.
  app.get(fileOf(':file'), async (c) => {
    const [, id = ''] = /^([\da-f-]{36})\.webp$/.exec(c.req.param('file') ?? '') ?? []
    const row = isUuid(id) ? await findPicture(c.var.services.db, id) : undefined
    if (!row) throw applicationError(404, 'NOT_FOUND', 'Image not found.')
    return answer(c, { bytes: Uint8Array.from(row.bytes), type: 'image/webp' })
  })
}
