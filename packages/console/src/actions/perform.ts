import { DeliveryFault } from '@galleria/delivery'
import type { ConsoleData } from '../data/console-data.ts'
import { type RevisionEntry, readRevisions } from '../data/history.ts'
import { type ActionRequest, actionNamed } from './actions.ts'
import { stateOf } from './simulate.ts'

export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  /** Others changed the module since the question was shown; nothing was done. */
  | { readonly kind: 'conflict'; readonly since: readonly RevisionEntry[] }
  | { readonly kind: 'refused'; readonly why: string }

interface Decision {
  readonly request: ActionRequest
  readonly by: string
  readonly why: string | undefined
  /** Of the registry that the question showed, and the module's state in it. */
  readonly revision: number
  readonly state: string
}

class Conflict extends DeliveryFault {}

/** Does what was confirmed, if the module still is what the confirmation showed: never twice, never blindly. */
export async function perform(
  data: ConsoleData,
  { request, by, why, revision, state }: Decision,
): Promise<Outcome> {
  const { module, action } = request
  const delivery = data.delivery(by, why, {
    expect(document) {
      if (stateOf(document, module) !== state) throw new Conflict(`${module} was changed meanwhile.`)
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

/** Whether what was asked for is what somebody of this name did last: a second click, or a page sent again. */
export function wasDone(since: readonly RevisionEntry[], by: string, action: string): RevisionEntry | null {
  const [last] = since
  const change = last?.document?.change
  const recorded = change?.action.startsWith('canary') ? 'share' : change?.action
  return last && change?.by === by && recorded === action ? last : null
}
