import type { PlatformEvent } from './event.ts'

/** The greatest number of each entity so far. Keep it beside what is made of the events, in the same transaction. */
export interface Sequences {
  /** Keeps the number if it is greater than the one that is kept. @returns whether it was */
  advance(entityId: string, sequence: bigint): boolean | Promise<boolean>
}

/** For a program that runs once; of `most` entities (10,000), those that were quiet longest are forgotten first. */
export function sequencesInMemory(most = 10_000): Sequences {
  const latest = new Map<string, bigint>()
  return {
    advance(entityId, sequence) {
      if (sequence <= (latest.get(entityId) ?? -1n)) return false
      latest.delete(entityId)
      latest.set(entityId, sequence)
      const [oldest] = latest.keys()
      if (latest.size > most && oldest !== undefined) latest.delete(oldest)
      return true
    },
  }
}

/** Whether an event tells something newer of its entity than all before; those without a number always do (wire §2.10). */
export async function isNewest(event: PlatformEvent, sequences: Sequences): Promise<boolean> {
  const { entityFqdn, entityId, entityEventSequence } = event.metadata
  if (entityId === undefined || entityEventSequence === undefined) return true
  return sequences.advance(`${entityFqdn} ${entityId}`, entityEventSequence)
}
