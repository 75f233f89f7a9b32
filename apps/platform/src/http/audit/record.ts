import type { Caller } from '../../base/caller-type.ts'
import type { Services } from '../../data/services.ts'
import { variablesOf } from '../paths.ts'
import type { Served } from '../permissions/permission.ts'
import { isAudited, needOf } from '../permissions/staff-areas.ts'
import { changesOf, kindOf, objectIdOf } from './describe.ts'
import { insertAuditEntry } from './store.ts'

/** Facts of a change that its handler knows and its input does not. */
export interface Audited {
  /** Values that were there before, under the same paths as in the input. */
  before?: object
}

interface Change {
  readonly caller: Caller
  readonly input: unknown
  readonly answer: unknown
  readonly audited: Audited
}

/**
 * Writes the audit log, in the one place that every call passes once its handler has answered. Undefined for calls that
 * are not audited. The change has happened by then, so a failure to write is told to the log alone.
 */
export function auditOf(served: Served) {
  const need = needOf(served)
  if (!need || !isAudited(served)) return undefined
  const { area } = need
  const { alias: operation = served.name, path } = served
  const kind = kindOf(path)
  const variables = variablesOf(path)
  return async ({ db, clock, log }: Services, { caller, input, answer, audited }: Change): Promise<void> => {
    try {
      const objectId = objectIdOf(variables, input, answer)
      const changes = changesOf(area, input, audited.before)
      await insertAuditEntry(db, caller, { operation, area, kind, objectId, changes }, clock.now())
    } catch (error) {
      log({
        level: 'error',
        operation,
        error: `The audit log has no entry of a change: ${(error as Error).message}`,
      })
    }
  }
}
