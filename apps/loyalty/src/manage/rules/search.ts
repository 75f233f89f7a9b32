import type { AccountSearch } from '@galleria/platform-client/loyalty-accounts'

const sorts: Readonly<Record<string, { fieldName: string; order: 'ASC' | 'DESC' }>> = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  most: { fieldName: 'points.balance', order: 'DESC' },
  least: { fieldName: 'points.balance', order: 'ASC' },
  active: { fieldName: 'lastActivityDate', order: 'DESC' },
}

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

export function sortOf(query: URLSearchParams): Pick<AccountSearch, 'sort'> {
  return { sort: [sorts[query.get('sort') ?? ''] ?? (sorts.newest as NonNullable<(typeof sorts)[string]>)] }
}

function wholeOf(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
