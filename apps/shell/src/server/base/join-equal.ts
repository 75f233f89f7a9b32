import type { Clock } from '@galleria/delivery'

/** Milliseconds for which an answer serves the same request again: the other half of a double press. */
const MEMORY = 1_000

/** Does equal work once: who asks for the same meanwhile, or a moment later, gets the same answer. */
export function joinEqual<Answer>(clock: Pick<Clock, 'after'>) {
  const underway = new Map<string, Promise<Answer>>()
  return {
    /** Number of answers that are being made or remembered. */
    get size() {
      return underway.size
    },
    do(key: string, work: () => Promise<Answer>): Promise<Answer> {
      const known = underway.get(key)
      if (known) return known
      const answer = work()
      underway.set(key, answer)
      const forget = () => void underway.delete(key)
      answer.then(() => clock.after(MEMORY, forget), forget)
      return answer
    },
  }
}
