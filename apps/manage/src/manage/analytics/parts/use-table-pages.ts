import { type Pages, withParams } from '@galleria/manage'
import { useLocation } from '@galleria/router'
import { PAGE } from '../data/paging.ts'

/** Links to the other pages of a table that has `found` rows; undefined for a single page. */
export function useTablePages(page: number, found: number): Pages | undefined {
  const { search } = useLocation()
  const at = (to: number) => withParams(search, { cursor: String(to) })
  if (found <= PAGE) return undefined
  return {
    first: page > 1 ? at(1) : undefined,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page * PAGE < found ? at(page + 1) : undefined,
  }
}
