/** Record of handled events: deliveries come at least once, with the same id. Store it where all servers read it. */
export interface SeenEvents {
  /** `new`: the caller handles it now and tells how that went. `underway`: somebody else does. */
  begin(id: string): Begun | Promise<Begun>
  /** From then on it is a duplicate. */
  handled(id: string): void | Promise<void>
  /** Another delivery of it is new again. */
  failed(id: string): void | Promise<void>
}
/** Whether an event is to be handled now. */
export type Begun = 'new' | 'underway' | 'handled'

/** For a program that runs once and need not remember beyond its end; the oldest of `most` ids (10,000) go first. */
export function seenInMemory(most = 10_000): SeenEvents {
  const known = new Map<string, 'underway' | 'handled'>()
  return {
    begin(id) {
      const state = known.get(id)
      if (state) return state
      known.set(id, 'underway')
      return 'new'
    },
    handled(id) {
      known.delete(id)
      known.set(id, 'handled')
      for (const [oldest, state] of known) {
        if (known.size <= most) break
        if (state === 'handled') known.delete(oldest)
      }
    },
    failed(id) {
      known.delete(id)
    },
  }
}
