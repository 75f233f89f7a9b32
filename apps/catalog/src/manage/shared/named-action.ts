import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import type { NamedSent } from './NamedForm.tsx'

type Sent<Intent> = Extract<NamedSent, { readonly intent: Intent }>

/** Calls that change things of one kind. */
interface Calls {
  readonly create: (sent: Sent<'save'>) => Promise<unknown>
  readonly update: (sent: Sent<'save'>) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
  /** Gives all products of one another one; left out where a product has several. */
  readonly move?: (sent: Sent<'move'>) => Promise<{ jobId?: string }>
}

/** Action of a `NamedPage`; a thing without an id is created. */
export function namedAction({ t }: ManageRequest, sent: NamedSent, calls: Calls) {
  return outcome<{ jobId?: string }>(t, async () => {
    if (sent.intent === 'move') return (await calls.move?.(sent)) ?? {}
    if (sent.intent === 'delete') await calls.remove(sent.id)
    else await (sent.id ? calls.update(sent) : calls.create(sent))
    return {}
  })
}
