import * as operations from '@galleria/platform-client/operations/members/members'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { toMember } from '../../identity/index.ts'
import { MemberAnswer } from '../reading/routes.ts'
import { findMember } from '../store.ts'
import { decide, type ModerationAction } from './moderate.ts'

const calls = [
  [operations.muteMember, 'MUTE'],
  [operations.unmuteMember, 'UNMUTE'],
  [operations.approveMember, 'APPROVE'],
  [operations.blockMember, 'BLOCK'],
  [operations.disconnectMember, 'DISCONNECT'],
] as const satisfies readonly (readonly [object, ModerationAction])[]

/** Routes by which the owner and staff moderate one member (wire §3.7). */
export function moderationRoutes(app: App): void {
  for (const [served, action] of calls)
    operation(
      app,
      served,
      {
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
