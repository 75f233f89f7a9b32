import { useSubmit } from '@galleria/router'
import { toast } from '@galleria/ui'
import { awaitRestored } from '../../data/restored-lines.ts'
import { ask } from '../../data/submissions.ts'
import { lineAgain } from '../../rules/cart/line-again.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { Line } from '../../rules/model/index.ts'

/** Brings lines back by an Undo: the first of them gets the focus once it is there, and a failure is told where the Undo was. */
export function useRestore(): (lines: readonly Line[]) => Promise<void> {
  const submit = useSubmit()
  return async (lines) => {
    const again = lines.flatMap((line) => lineAgain(line) ?? [])
    const { asked, answer } = ask()
    awaitRestored(lines.find((line) => line.catalogReference))
    const form = { intent: 'restore', lines: JSON.stringify(again), asked }
    void submit(form, { method: 'post', action: currentCart, navigate: false })
    const result = await answer
    if (result.ok) return
    awaitRestored(undefined)
    toast({ title: result.problem, tone: 'danger' })
  }
}
