/** Value that a staff member keeps in this browser: of a part of the store's side, such as `members`, under a name. */
interface Slot {
  readonly part: string
  readonly name: string
  /** Owner of the value: other staff in this browser do not see it. */
  readonly owner: string
}

/** Reads a slot; null where nothing is stored or it cannot be read. */
export function readStored(storage: Pick<Storage, 'getItem'>, slot: Slot): unknown {
  try {
    return JSON.parse(storage.getItem(keyOf(slot)) ?? 'null')
  } catch {
    // Not ours, or not to be read here: pages work without.
    return null
  }
}

/** False where the browser stores nothing. */
export function writeStored(storage: Pick<Storage, 'setItem'>, slot: Slot, value: unknown): boolean {
  try {
    storage.setItem(keyOf(slot), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const keyOf = ({ part, name, owner }: Slot) => `galleria.manage.${part}.${name}.${owner}`
