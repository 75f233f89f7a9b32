import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { toMember } from '../../identity/index.ts'
import { OWNERS } from '../access.ts'
import { MemberAnswer, membersPath } from '../reading/routes.ts'
import { findMember } from '../store.ts'
import { decide, type ModerationAction } from './moderate.ts'

const calls = [
  ['MuteMember', 'mute', 'MUTE'],
  ['UnmuteMember', 'unmute', 'UNMUTE'],
  ['ApproveMember', 'approve', 'APPROVE'],
  ['BlockMember', 'block', 'BLOCK'],
  ['DisconnectMember', 'disconnect', 'DISCONNECT'],
] as const satisfies readonly (readonly [string, string, ModerationAction])[]

/** What the owner and staff decide about one member (wire §3.7). */
export function moderationRoutes(app: App): void {
  for (const [name, end, action] of calls)
    operation(
      app,
      {
        name,
        method: 'POST',
        path: `${membersPath}/{id}/${end}`,
        allow: OWNERS,
        body: z.object({ id: z.string() }),
        answer: MemberAnswer,
      },
      ({ db, clock, caller, input: { id } }) =>
        transaction(db, async (trx) => {
          const row = await findMember(trx, id, { lock: true })
          return { member: toMember(await decide(trx, row, action, { date: clock.now(), caller }), ['FULL']) }
        }),
    )
}
