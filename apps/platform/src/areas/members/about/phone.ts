import * as operations from '@galleria/platform-client/operations/members/member-about'
import { z } from 'zod'
import { after } from '../../../base/clock.ts'
import { applicationError } from '../../../base/errors.ts'
import { hashSecret, sameSecret } from '../../../base/secrets.ts'
import { transaction } from '../../../data/database.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { CODE_SECONDS, newCode, SENDINGS, TRIES } from '../../identity/index.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { findMember } from '../store.ts'
import {
  deleteAboutPhone,
  findAboutPhone,
  lockAboutPhone,
  updateAboutPhone,
  upsertAboutPhone,
} from './store.ts'

const Phone = z.object({ phone: z.string(), verified: z.boolean() })
const Answer = z.object({ aboutPhone: Phone })
const HOUR = 3_600_000
/** Numbers that can receive a text message (E.164). */
const sendable = /^\+[1-9]\d{6,14}$/

/** The phone of an about section, proven by a code; its failures are the specification's three (§5). */
export function aboutPhoneRoutes(app: App): void {
  operation(
    app,
    operations.sendAboutPhoneCode,
    { body: z.object({ phone: z.string().max(50) }), answer: Answer },
    ({ db, clock, config, caller, client, input }) => {
      const phone = input.phone.replace(/[\s().-]/g, '')
      if (!sendable.test(phone))
        throw applicationError(400, 'SEND_CODE_ERROR', 'Include the country code, as in +1 555 010 0199.')
      return transaction(db, async (trx) => {
        const now = clock.now()
        const before = await lockAboutPhone(trx, caller.memberId)
        const fresh = !before || now.getTime() - before.windowStartedAt.getTime() > HOUR
        if (!fresh && before.sent >= SENDINGS)
          throw applicationError(429, 'SEND_CODE_ERROR', 'Too many codes were sent. Try again in 1 hour.')
        const code = newCode()
        const row = {
          phone,
          codeHash: hashSecret(code),
          attempts: 0,
          sent: fresh ? 1 : before.sent + 1,
          windowStartedAt: fresh ? now : before.windowStartedAt,
          expiresAt: after(clock, CODE_SECONDS),
          verifiedAt: null,
        }
        await upsertAboutPhone(trx, caller.memberId, row)
        const language = letterLanguage(client.language, await findMember(trx, caller.memberId))
        const text = translatorFor(language)('mail.code-sms', { code, store: config.storeName })
        await deliver(trx, { to: phone, subject: text, text, code, channel: 'SMS', date: now })
        return { aboutPhone: { phone, verified: false } }
      })
    },
  )

  operation(
    app,
    operations.verifyAboutPhone,
    { body: z.object({ code: z.string().max(20) }), answer: Answer },
    async ({ db, clock, caller, input: { code } }) => {
      // A wrong try counts, so it is kept although it is refused.
      const proven = await transaction(db, async (trx) => {
        const row = await lockAboutPhone(trx, caller.memberId)
        const now = clock.now()
        if (!row?.codeHash || !row.expiresAt || row.expiresAt <= now || row.attempts >= TRIES)
          throw applicationError(404, 'NOT_FOUND', 'No code was sent. Request one first.')
        const good = sameSecret(hashSecret(code.trim()).toString('hex'), row.codeHash.toString('hex'))
        await updateAboutPhone(trx, { memberId: caller.memberId, good, attempts: row.attempts, now })
        return good ? row.phone : undefined
      })
      if (!proven) throw applicationError(400, 'BAD_CODE', 'The code is wrong.')
      return { aboutPhone: { phone: proven, verified: true } }
    },
  )

  operation(app, operations.getAboutPhone, { answer: Answer }, async ({ db, caller }) => {
    const row = await findAboutPhone(db, caller.memberId)
    if (!row) throw applicationError(404, 'NOT_FOUND', 'The member has no phone number.')
    return { aboutPhone: { phone: row.phone, verified: row.verifiedAt !== null } }
  })

  operation(app, operations.deleteAboutPhone, { answer: Nothing }, async ({ db, caller }) => {
    await deleteAboutPhone(db, caller.memberId)
    return {}
  })
}
