/** A question with a name; the query is of the address. */
export interface View {
  readonly name: string
  readonly query: string
}

const MOST = 20

/** Value that a steward stored in this browser; undefined for any value of another shape. */
export function readStored(storage: Pick<Storage, 'getItem'>, what: string, steward: string): unknown {
  try {
    return JSON.parse(storage.getItem(keyOf(what, steward)) ?? 'null')
  } catch {
    // Not ours, or not to be read here: pages work without.
    return null
  }
}

/** False where the browser keeps nothing. */
export function writeStored(
  storage: Pick<Storage, 'setItem'>,
  what: string,
  steward: string,
  value: unknown,
): boolean {
  try {
    storage.setItem(keyOf(what, steward), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function viewsIn(kept: unknown): readonly View[] {
  return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST) : []
}

/** Replaces a view of the same name. */
export function withView(views: readonly View[], view: View): readonly View[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST)
}

const keyOf = (what: string, steward: string) => `galleria.manage.catalog.${what}.${steward}`

function isView(each: unknown): each is View {
  const view = each as Partial<View> | null
  return typeof view?.name === 'string' && typeof view.query === 'string'
}
