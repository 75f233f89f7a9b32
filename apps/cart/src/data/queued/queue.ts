/** An add that waits for a connection, as its form would have sent it. */
export interface QueuedAdd {
  readonly id: string
  readonly fields: Readonly<Record<string, string>>
  /** Pieces that the cart had before this was first sent; absent until then. */
  readonly before?: number
}

export const QUEUED_ADDS_KEY = 'galleria.cart.queued'
/** Most adds that wait: whoever chooses more without a connection is told that it failed. */
const MOST = 20

/** Keeps an add until there is a connection; false where the browser keeps nothing, or too much waits already. */
export function queueAdd(fields: Readonly<Record<string, string>>): boolean {
  const waiting = queuedAdds()
  if (waiting.length >= MOST) return false
  return write([...waiting, { id: crypto.randomUUID(), fields }])
}

/** What waits, the oldest first; malformed content, which another script may have written, is nothing. */
export function queuedAdds(): readonly QueuedAdd[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(QUEUED_ADDS_KEY) ?? '[]')
    return Array.isArray(list) && list.every(isQueuedAdd) ? list : []
  } catch {
    return []
  }
}

export function replaceQueued(add: QueuedAdd): void {
  write(queuedAdds().map((each) => (each.id === add.id ? add : each)))
}

export function dequeue({ id }: QueuedAdd): void {
  write(queuedAdds().filter((each) => each.id !== id))
}

function write(list: readonly QueuedAdd[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(QUEUED_ADDS_KEY)
    else localStorage.setItem(QUEUED_ADDS_KEY, JSON.stringify(list))
    return true
  } catch {
    return false
  }
}

function isQueuedAdd(value: unknown): value is QueuedAdd {
  const { id, fields, before } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !(fields instanceof Object)) return false
  const texts = Object.values(fields)
  return texts.every((text) => typeof text === 'string') && ['undefined', 'number'].includes(typeof before)
}
