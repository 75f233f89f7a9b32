import type { CartResult } from './intent-context.ts'

const waiting = new Map<string, (result: CartResult) => void>()
let count = 0

/**
 * Names a submission, so that its answer comes to whoever has left the page meanwhile too: a line may go, by what was
 * read for another reason, before its removal is answered. Without an answer where the action throws.
 */
export function ask(): { readonly asked: string; readonly answer: Promise<CartResult> } {
  count += 1
  const asked = String(count)
  return { asked, answer: new Promise((resolve) => waiting.set(asked, resolve)) }
}

export function answered(asked: string, result: CartResult): void {
  waiting.get(asked)?.(result)
}

export function forget(asked: string): void {
  waiting.delete(asked)
}
