import * as operations from '@galleria/platform-client/operations/members/communication-preferences'
import { z } from 'zod'
import { type Db, transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { findMember } from '../store.ts'
import { type LetterKind, letters } from '../tables.ts'
import { deleteRefusedLetters, findRefusedLetters, insertRefusedLetters } from './store.ts'

const Preferences = z.strictObject({
  abandonedCart: z.boolean(),
  pointsExpiry: z.boolean(),
  backInStock: z.boolean(),
  reviewRequest: z.boolean(),
  priceDrop: z.boolean(),
} satisfies Record<LetterKind, unknown>)
const answer = z.object({ communicationPreferences: Preferences })

/** Routes of the letter preferences, for letters that belong to no purchase: the platform's own calls. Default: all letters. */
export function communicationRoutes(app: App): void {
  operation(app, operations.getMyCommunicationPreferences, { answer }, async ({ db, caller }) => ({
    communicationPreferences: await preferencesOf(db, caller.memberId),
  }))

  operation(
    app,
    operations.updateMyCommunicationPreferences,
    { body: z.object({ communicationPreferences: Preferences.partial() }), answer },
    ({ db, clock, caller, input: { communicationPreferences: requested } }) =>
      transaction(db, async (trx) => {
        const { id: memberId } = await findMember(trx, caller.memberId, { lock: true })
        const createdAt = clock.now()
        const refused = letters.filter((letter) => requested[letter] === false)
        const wanted = letters.filter((letter) => requested[letter])
        if (refused.length > 0) await insertRefusedLetters(trx, memberId, refused, createdAt)
        if (wanted.length > 0) await deleteRefusedLetters(trx, memberId, wanted)
        return { communicationPreferences: await preferencesOf(trx, memberId) }
      }),
  )
}

async function preferencesOf(db: Db, memberId: string): Promise<z.infer<typeof Preferences>> {
  const rows = await findRefusedLetters(db, memberId)
  const wants = (kind: LetterKind) => !rows.some(({ letter }) => letter === kind)
  return {
    abandonedCart: wants('abandonedCart'),
    pointsExpiry: wants('pointsExpiry'),
    backInStock: wants('backInStock'),
    reviewRequest: wants('reviewRequest'),
    priceDrop: wants('priceDrop'),
  }
}
