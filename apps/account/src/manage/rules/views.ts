/** A question with a name; the query is of the address. */
export interface View {
  readonly name: string
  readonly query: string
}

const MOST = 20
const keyOf = (steward: string) => `galleria.manage.members.views.${steward}`

/** Views that one moderator saved in this browser; anything that is not a list of views reads as none. */
export function readViews(storage: Pick<Storage, 'getItem'>, steward: string): readonly View[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(steward)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST) : []
  } catch {
    // Not ours, or not to be read here: pages work without.
    return []
  }
}

/** False where the browser keeps nothing. */
export function writeViews(
  storage: Pick<Storage, 'setItem'>,
  steward: string,
  views: readonly View[],
): boolean {
  try {
    storage.setItem(keyOf(steward), JSON.stringify(views.slice(-MOST)))
    return true
  } catch {
    return false
  }
}

/** Replaces a view of the same name. */
export function withView(views: readonly View[], view: View): readonly View[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST)
}

function isView(each: unknown): each is View {
  const view = each as Partial<View> | null
  return typeof view?.name === 'string' && typeof view.query === 'string'
}
