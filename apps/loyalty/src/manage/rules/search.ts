import { sortIn } from '@galleria/manage'
import type { AccountSearch } from '@galleria/platform-client/loyalty-accounts'

const fields = { balance: 'points.balance', active: 'lastActivityDate', since: 'createdDate' } as const
const names = Object.keys(fields) as (keyof typeof fields)[]

/** The base tier in an address: an account of it has no tier's id. */
export const BASE_TIER = 'base'

/** Search of a URL in the platform's form; the same for the list, the file and a change of all. */
export function searchOf(query: URLSearchParams): AccountSearch {
  const words = query.get('q')?.trim()
  const tier = query.get('tier')
  const least = wholeOf(query.get('min'))
  const most = wholeOf(query.get('max'))
  const filter = {
    ...(tier && { 'tier.id': tier === BASE_TIER ? { $exists: false } : tier }),
    ...((least !== undefined || most !== undefined) && {
      'points.balance': {
        ...(least !== undefined && { $gte: least }),
        ...(most !== undefined && { $lte: most }),
      },
    }),
  }
  return {
    ...(words && { search: { expression: words } }),
    ...(Object.keys(filter).length > 0 && { filter }),
  }
}

/** The newest first where the address says nothing. */
export function sortOf(query: URLSearchParams): Pick<AccountSearch, 'sort'> {
  const { name, isDescending } = sortIn(query, names) ?? { name: 'since', isDescending: true }
  return { sort: [{ fieldName: fields[name as keyof typeof fields], order: isDescending ? 'DESC' : 'ASC' }] }
}

function wholeOf(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
