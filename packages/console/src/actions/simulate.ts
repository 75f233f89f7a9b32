import { createHash } from 'node:crypto'
import { DeliveryFault, GateFault, moduleIn, type RegistryDocument, type Verdict } from '@galleria/delivery'
import type { ConsoleData } from '../data/console-data.ts'
import { type Difference, differences } from '../data/difference.ts'
import { type ActionRequest, actionNamed } from './actions.ts'

/** Effect that an action would have now, found by running it on a copy of the registry that is thrown away. */
export interface Simulation {
  readonly before: RegistryDocument
  /** Empty where it would change nothing. */
  readonly differences: readonly Difference[]
  readonly gates: readonly Verdict[]
  /** Why it would be refused; null where it would be done. */
  readonly refusal: string | null
}

export async function simulate(data: ConsoleData, request: ActionRequest): Promise<Simulation> {
  const before = await data.document()
  const entry = moduleIn(before, request.module)
  const action = actionNamed(request.action)
  const obstacle = action.obstacle(entry, request)
  if (obstacle) return { before, differences: [], gates: [], refusal: obstacle }
  let after = before
  const { store } = data.delivery('', undefined)
  const paper = {
    ...store,
    swapRegistry: async (_: unknown, { text }: { readonly text: string }) => {
      after = (JSON.parse(text) as { signed: RegistryDocument }).signed
      return true
    },
  }
  try {
    // Pass the check that asks for a reason: the reason is written on the page that is shown next.
    await action.run(data.delivery('', 'simulation', { store: paper }), request)
    const gates = after === before ? [] : (after.change?.gates ?? [])
    return { before, differences: differences(before, after), gates, refusal: null }
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error
    const gates = error instanceof GateFault ? error.verdicts : []
    return {
      before,
      differences: [],
      gates,
      refusal: gates.length > 0 ? 'A release check fails.' : error.message,
    }
  }
}

/** Hash of a module's entry in the registry: a confirmation holds as long as the hash is the same. */
export function stateOf(document: RegistryDocument, module: string): string {
  const text = JSON.stringify(moduleIn(document, module))
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
