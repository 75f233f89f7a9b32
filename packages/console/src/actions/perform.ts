import { DeliveryFault } from '@galleria/delivery'
import type { ConsoleData } from '../data/console-data.ts'
import { type RevisionEntry, readRevisions } from '../data/history.ts'
import { type ActionRequest, actionNamed } from './actions.ts'
import { stateOf } from './simulate.ts'

export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  /** The module was changed by others after the confirmation was shown; nothing was done. */
  | { readonly kind: 'conflict'; readonly since: readonly RevisionEntry[] }
  | { readonly kind: 'refused'; readonly why: string }

interface Decision {
  readonly request: ActionRequest
  readonly by: string
  readonly why: string | undefined
  /** Revision of the registry that the confirmation showed, and the module's state in it. */
  readonly revision: number
  readonly state: string
}

class Conflict extends DeliveryFault {}

/** Runs a confirmed action if the module is still in the state that the confirmation showed, so never twice. */
export async function perform(
  data: ConsoleData,
  { request, by, why, revision, state }: Decision,
): Promise<Outcome> {
  const { module, action } = request
  const delivery = data.delivery(by, why, {
    expect(document) {
      if (stateOf(document, module) !== state)
        throw new Conflict('CHANGED_MEANWHILE', `${module} changed in the meantime.`)
    },
  })
  try {
    await actionNamed(action).run(delivery, request)
    return { kind: 'done', revision: (await data.document()).revision }
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error
    const document = await data.document()
    if (stateOf(document, module) === state) return { kind: 'refused', why: error.message }
    const { changes } = await readRevisions(data, { from: document.revision, module, limit: 20 })
    return { kind: 'conflict', since: changes.filter((each) => each.revision > revision) }
  }
}

/** Finds the change that the same person made with the same action before: a second click, or a form sent again. */
export function wasDone(since: readonly RevisionEntry[], by: string, action: string): RevisionEntry | null {
  const [last] = since
  const change = last?.document?.change
  const recorded = change?.action.startsWith('canary')
    ? 'share'
    : change?.action.replace(/^turn (on|off) .*/, 'extension-$1')
  return last && change?.by === by && recorded === action ? last : null
}
