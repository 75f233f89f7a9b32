import { DeliveryFault } from '@galleria/delivery'
import type { Desk } from '../data/desk.ts'
import { type Past, readPast } from '../data/past.ts'
import { actNamed, type Wish } from './acts.ts'
import { stateOf } from './rehearse.ts'

export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  /** Others changed the module since the question was shown; nothing was done. */
  | { readonly kind: 'moved'; readonly since: readonly Past[] }
  | { readonly kind: 'refused'; readonly why: string }

interface Decision {
  readonly wish: Wish
  readonly by: string
  readonly why: string | undefined
  /** Of the registry that the question showed, and the module's state in it. */
  readonly revision: number
  readonly state: string
}

class Moved extends DeliveryFault {}

/** Does what was confirmed, if the module still is what the confirmation showed: never twice, never blindly. */
export async function perform(desk: Desk, { wish, by, why, revision, state }: Decision): Promise<Outcome> {
  const { module, act } = wish
  const delivery = desk.delivery(by, why, {
    expect(document) {
      if (stateOf(document, module) !== state) throw new Moved(`${module} was changed meanwhile.`)
    },
  })
  try {
    await actNamed(act).run(delivery, wish)
    return { kind: 'done', revision: (await desk.document()).revision }
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error
    const document = await desk.document()
    if (stateOf(document, module) === state) return { kind: 'refused', why: error.message }
    const { changes } = await readPast(desk, { from: document.revision, module, limit: 20 })
    return { kind: 'moved', since: changes.filter((each) => each.revision > revision) }
  }
}

/** Whether what was asked for is what somebody of this name did last: a second click, or a page sent again. */
export function wasDone(since: readonly Past[], by: string, act: string): Past | null {
  const [last] = since
  const change = last?.document?.change
  const action = change?.action.startsWith('canary') ? 'share' : change?.action
  return last && change?.by === by && action === act ? last : null
}
