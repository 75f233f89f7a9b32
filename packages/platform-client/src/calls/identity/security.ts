import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/identity/security.ts'
import { Enrollment, Factor, Session } from '../../schemas/security.ts'

export type { Enrollment, Factor, Session } from '../../schemas/security.ts'

/** The factors that the member has added and proven. */
export const listFactors = /* @__PURE__ */ defineCall<object, { factors: Factor[] }>(
  operations.listFactors,
  () => z.object({ factors: z.array(Factor) }),
)

/**
 * Begins a factor (`phone` for SMS and CALL), which counts once it is activated. Within five minutes of a login: later it
 * is LOGIN_TOO_OLD. A passkey on a page without a host name is PASSKEY_NEEDS_HOST_NAME.
 */
export const enrollFactor = /* @__PURE__ */ defineCall<{ type: string; phone?: string }, Enrollment>(
  operations.enrollFactor,
  () => Enrollment,
)

/** Proves a factor that was begun; with the first come recovery codes, told this once. VERIFICATION_FAILED after a wrong code. */
export const activateFactor = /* @__PURE__ */ defineCall<
  {
    readonly type: string
    readonly enrollmentId: string
    readonly code?: string
    readonly credential?: unknown
    readonly name?: string
  },
  { factor: Factor; recoveryCodes?: string[] | null | undefined }
>(operations.activateFactor, () =>
  z.object({ factor: Factor, recoveryCodes: z.nullish(z.array(z.string())) }),
)

/** Within five minutes of a login. With the last factor go recovery codes and remembered devices. */
export const removeFactor = /* @__PURE__ */ defineCall<{ factorId: string }, object>(
  operations.removeFactor,
  () => z.looseObject({}),
)

/** Everywhere the member is signed in, last seen first. */
export const listSessions = /* @__PURE__ */ defineCall<object, { sessions: Session[] }>(
  operations.listSessions,
  () => z.object({ sessions: z.array(Session) }),
)

/** Its next call is refused. */
export const endSession = /* @__PURE__ */ defineCall<{ id: string }, object>(operations.endSession, () =>
  z.looseObject({}),
)

/** All but the one that calls. */
export const endOtherSessions = /* @__PURE__ */ defineCall<object, object>(operations.endOtherSessions, () =>
  z.looseObject({}),
)
