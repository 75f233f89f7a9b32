import type { Say } from '../../messages/index.ts'
import type { AddOutcome } from './add-outcome.ts'

/** Message after an add: `done` for a toast, else a notice to read. */
export function addCopy(
  outcome: AddOutcome,
  name: string,
  t: Say,
): { readonly text: string; readonly done: boolean } {
  switch (outcome.kind) {
    case 'added':
      return {
        done: true,
        text:
          outcome.quantity > 1
            ? t('add.added-several', { count: outcome.quantity, name })
            : t('add.added', { name }),
      }
    case 'capped': {
      const { added, wanted, inCart } = outcome
      return { done: false, text: t('add.capped', { added, wanted, inCart }) }
    }
    case 'refused':
      return {
        done: false,
        text: outcome.inCart > 0 ? t('add.refused', { count: outcome.inCart }) : t('add.refused-sold-out'),
      }
  }
}
