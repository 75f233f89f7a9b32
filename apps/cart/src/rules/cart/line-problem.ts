import type { Say } from '../../messages/index.ts'
import type { Line } from '../model/index.ts'

/** Problem that keeps a line from being bought, with the fix to offer. */
export type LineProblem =
  | { readonly kind: 'gone'; readonly fix: 'remove' }
  | { readonly kind: 'sold-out'; readonly fix: 'remove' }
  | { readonly kind: 'too-many'; readonly left: number; readonly fix: 'lower' }

export function lineProblem({ availability, quantity }: Line): LineProblem | null {
  const left = availability.quantityAvailable ?? undefined
  switch (availability.status) {
    case 'NOT_FOUND':
      return { kind: 'gone', fix: 'remove' }
    case 'NOT_AVAILABLE':
      return { kind: 'sold-out', fix: 'remove' }
    case 'PARTIALLY_AVAILABLE':
      return left ? { kind: 'too-many', left, fix: 'lower' } : { kind: 'sold-out', fix: 'remove' }
    default:
      return left !== undefined && left > 0 && quantity > left
        ? { kind: 'too-many', left, fix: 'lower' }
        : null
  }
}

export function problemText(problem: LineProblem, t: Say): string {
  switch (problem.kind) {
    case 'gone':
      return t('line.gone')
    case 'sold-out':
      return t('line.sold-out')
    case 'too-many':
      return t('line.left', { count: problem.left })
  }
}
