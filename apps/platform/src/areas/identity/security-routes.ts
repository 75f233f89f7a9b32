import * as operations from '@galleria/platform-client/operations/identity/security'
import { z } from 'zod'
import { Nothing } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { ActivationAnswer, EnrollmentAnswer, FactorsAnswer, SessionsAnswer } from './answers.ts'
import { activateFactor, enrollFactor, listFactors, removeFactor } from './mfa/enroll.ts'
import { enrollable } from './mfa/tables.ts'
import { Credential } from './requests.ts'
import { requireRecentLogin } from './sign-in/recent-login.ts'
import { endOtherSessions, endSession, listSessions } from './sign-in/sessions.ts'

const type = z.enum(enrollable)

/** A member's own factors and sessions: an extension of the embedded platform, which the hosted one keeps to itself. */
export function securityRoutes(app: App): void {
  operation(app, operations.listFactors, { answer: FactorsAnswer }, async ({ caller, ...services }) => ({
    factors: await listFactors(services, caller.memberId),
  }))

  operation(
    app,
    operations.enrollFactor,
    { body: z.object({ type, phone: z.string().max(40).nullish() }), answer: EnrollmentAnswer },
    async ({ caller, input, client, ...services }) => {
      await requireRecentLogin(services.db, services.clock, caller.familyId)
      const phone = input.phone ?? undefined
      return enrollFactor(services, { memberId: caller.memberId, type: input.type, phone }, client)
    },
  )

  operation(
    app,
    operations.activateFactor,
    {
      body: z.object({
        type,
        enrollmentId: z.guid(),
        code: z.string().max(20).optional(),
        credential: Credential.optional(),
        name: z.string().max(100).optional(),
      }),
      answer: ActivationAnswer,
    },
    ({ caller, input, client, ...services }) =>
      activateFactor(services, { memberId: caller.memberId, ...input }, client),
  )

  operation(
    app,
    operations.removeFactor,
    { query: z.object({ factorId: z.guid() }), answer: Nothing },
    async ({ caller, input, client, ...services }) => {
      await requireRecentLogin(services.db, services.clock, caller.familyId)
      const { factorId } = input
      await removeFactor(services, { memberId: caller.memberId, factorId }, client)
      return {}
    },
  )

  operation(app, operations.listSessions, { answer: SessionsAnswer }, async ({ caller, ...services }) => ({
    sessions: await listSessions(services, caller.memberId, caller.familyId),
  }))

  operation(
    app,
    operations.endOtherSessions,
    { answer: Nothing },
    async ({ caller, client, ...services }) => {
      await endOtherSessions(services, { memberId: caller.memberId, keep: caller.familyId }, client)
      return {}
    },
  )

  operation(
    app,
    operations.endSession,
    { query: z.object({ id: z.guid() }), answer: Nothing },
    async ({ caller, input, client, ...services }) => {
      await endSession(services, { memberId: caller.memberId, id: input.id }, client)
      return {}
    },
  )
}
