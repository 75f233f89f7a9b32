import { randomUUID } from 'node:crypto'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import type { Rule } from './rule.ts'

export interface ActiveRule extends Rule {
  readonly id: string
  /** Requests that matched. */
  seen: number
  /** Requests it met. */
  hits: number
  /** Aborted when it is cleared: what it holds up goes on. */
  readonly cleared: AbortController
}

const MOST = 100
const MOST_USED_UP = 20

/** The faults of one site, in one process; gone with a reset. */
export class Rules {
  #active: ActiveRule[] = []
  #usedUp: ActiveRule[] = []

  get active(): readonly ActiveRule[] {
    return this.#active
  }

  /** Newest first. */
  get usedUp(): readonly ActiveRule[] {
    return this.#usedUp
  }

  get isFull(): boolean {
    return this.#active.length >= MOST
  }

  add(rule: Rule): ActiveRule {
    const active = { ...rule, id: randomUUID(), seen: 0, hits: 0, cleared: new AbortController() }
    this.#active.push(active)
    return active
  }

  /** Picks the first matching rule whose turn it is, in order of creation; rules tried before count too. */
  meet(matching: readonly ActiveRule[]): ActiveRule | undefined {
    for (const rule of matching) {
      // Another request may have used it up or cleared it while this one was being matched.
      if (!this.#active.includes(rule)) continue
      rule.seen += 1
      const turn = rule.seen - rule.after - 1
      if (turn < 0 || turn % rule.every !== 0) continue
      rule.hits += 1
      if (rule.hits === rule.times) this.#retire(rule)
      return rule
    }
    return undefined
  }

  /** @returns whether there was such a rule. */
  clear(id: string): boolean {
    const found = [...this.#active, ...this.#usedUp].find((rule) => rule.id === id)
    found?.cleared.abort()
    this.#active = this.#active.filter((rule) => rule !== found)
    this.#usedUp = this.#usedUp.filter((rule) => rule !== found)
    return found !== undefined
  }

  clearAll(): void {
    for (const rule of [...this.#active, ...this.#usedUp]) rule.cleared.abort()
    this.#active = []
    this.#usedUp = []
  }

  #retire(rule: ActiveRule): void {
    this.#active = this.#active.filter((each) => each !== rule)
    this.#usedUp = [rule, ...this.#usedUp].slice(0, MOST_USED_UP)
  }
}

const last = new WeakMap<Services['siteCache'], Rules>()

export function rulesOf(services: Pick<Services, 'siteCache'>): Rules {
  return siteCache(services, 'faults', () => {
    // Requests held before a reset go on.
    last.get(services.siteCache)?.clearAll()
    const rules = new Rules()
    last.set(services.siteCache, rules)
    return rules
  })
}
