import { Member } from '@galleria/platform-client/entities/members'
import { z } from 'zod'
import type { Area } from '../area.ts'
import { applicationError } from '../errors.ts'
import { listOf } from '../query.ts'
import { operation } from '../route.ts'
import { toMember } from './member.ts'

const Fieldsets = z.object({
  fieldsets: listOf(z.enum(['PUBLIC', 'EXTENDED', 'FULL']), { max: 3 }).optional(),
})

/** The members of the site. */
export const members: Area = {
  routes(app) {
    operation(
      app,
      {
        name: 'GetMyMember',
        method: 'GET',
        path: '/members/v1/members/my',
        allow: ['MEMBER'],
        query: Fieldsets,
        answer: z.object({ member: Member }),
      },
      async ({ db, caller, input }) => {
        const row = await db
          .selectFrom('members')
          .selectAll()
          .where('id', '=', caller.memberId)
          .executeTakeFirst()
        if (!row) throw applicationError(404, 'NOT_FOUND', 'There is no such member')
        return { member: toMember(row, input.fieldsets ?? []) }
      },
    )
  },
}
