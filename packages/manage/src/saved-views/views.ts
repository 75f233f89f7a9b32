/** A query with a name; the query is of the address. */
export interface View {
  readonly name: string
  readonly query: string
}

const MOST = 20

/** Views in a stored value; anything that is not a list of views reads as none. */
export function viewsIn(stored: unknown): readonly View[] {
  return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST) : []
}

/** Replaces a view of the same name. */
export function withView(views: readonly View[], view: View): readonly View[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST)
}

function isView(each: unknown): each is View {
  const view = each as Partial<View> | null
  return typeof view?.name === 'string' && typeof view.query === 'string'
}
