import Big from 'big.js'
import { sum } from '../amounts.ts'
import { grossOf, type PricedLine } from '../line.ts'
import { type Bounds, type DistanceToFree, distanceOver, raised, shortest } from '../shipping/free.ts'
import type { Load } from '../shipping/rate.ts'
import type { Trigger } from './rule.ts'

/** The shortest way from a cart to a rule that counts all goods; one that asks for certain goods is no way. */
export function distanceToRule(trigger: Trigger, lines: readonly PricedLine[]): DistanceToFree | undefined {
  const load: Load = {
    price: sum(lines.map(grossOf)),
    quantity: lines.reduce((all, { quantity }) => all + quantity, 0),
    weight: '0',
  }
  return shortest(
    boundsOf(trigger)
      .filter((bounds) => isWithin(trigger, raised(load, bounds)))
      .map((bounds) => distanceOver(bounds, load)),
  )
}

function boundsOf(trigger: Trigger): Bounds[] {
  switch (trigger.type) {
    case 'ALWAYS':
      return [new Map()]
    case 'OR':
      return trigger.triggers.flatMap(boundsOf)
    case 'AND':
      return trigger.triggers.reduce<Bounds[]>(
        (alternatives, each) =>
          alternatives.flatMap((distance) => boundsOf(each).map((more) => both(distance, more))),
        [new Map()],
      )
    default:
      return trigger.scopes ? [] : [new Map([[fieldOf(trigger.type), new Big(trigger.from ?? 0)]])]
  }
}

function both(one: Bounds, other: Bounds): Bounds {
  const higher = [...other].filter(([field, bound]) => !one.get(field)?.gte(bound))
  return new Map([...one, ...higher])
}

function fieldOf(type: 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE') {
  return type === 'SUBTOTAL_RANGE' ? 'price' : 'quantity'
}

function isWithin(trigger: Trigger, load: Load): boolean {
  switch (trigger.type) {
    case 'ALWAYS':
      return true
    case 'AND':
      return trigger.triggers.every((each) => isWithin(each, load))
    case 'OR':
      return trigger.triggers.some((each) => isWithin(each, load))
    default: {
      const value = load[fieldOf(trigger.type)]
      const { scopes, from, to } = trigger
      return !scopes && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY)
    }
  }
}
