import type { AddOutcome } from './add-outcome.ts'

/** What to tell after an add: `done` for a passing message, else something to read. */
export function addWords(
  outcome: AddOutcome,
  productName: string,
): { readonly text: string; readonly done: boolean } {
  switch (outcome.kind) {
    case 'added':
      return { done: true, text: `${count(outcome.quantity)}${productName} added to your cart` }
    case 'capped':
      return {
        done: false,
        text: `Only ${outcome.added} of ${outcome.wanted} could be added: there are no more. You have ${outcome.inCart} in your cart.`,
      }
    case 'refused':
      return {
        done: false,
        text:
          outcome.inCart > 0
            ? `Nothing was added: the ${outcome.inCart} in your cart are all there are.`
            : 'Nothing was added: this has just sold out.',
      }
  }
}

const count = (quantity: number) => (quantity > 1 ? `${quantity} × ` : '')

/** "Choose a size", "Choose Color and Size". */
export function missingWords(options: readonly string[]): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(options)
  return options.length === 0 ? '' : `Choose ${list}`
}
