import Big from 'big.js'
import { holds, type Load, type RateCondition, type ShippingRate } from './rate.ts'

/** Requirements of free delivery, and what a load lacks. A missing field has no requirement. */
export interface DistanceToFree {
  readonly threshold: Partial<Load>
  readonly missing: Partial<Load>
  /** 0 to 1, by the field that lacks most. */
  readonly progress: number
}

export type Bounds = ReadonlyMap<keyof Load, Big>

const fields = {
  BY_TOTAL_WEIGHT: 'weight',
  BY_TOTAL_PRICE: 'price',
  BY_TOTAL_QUANTITY: 'quantity',
} as const satisfies Record<RateCondition['type'], keyof Load>

// The least by which a load passes a bound: a gram, a coin, a piece.
const step = { weight: '0.001', price: '1', quantity: '1' } as const

/** The shortest way from a load to a rate that costs nothing; what cannot be reached by adding goods is no way. */
export function distanceToFree(rates: readonly ShippingRate[], load: Load): DistanceToFree | undefined {
  const free = rates.filter(({ amount }) => amount === 0)
  return shortest(free.flatMap(({ conditions }) => distanceTo(conditions, load) ?? []))
}

export function shortest<Way extends DistanceToFree>(distances: readonly Way[]): Way | undefined {
  return distances.toSorted((a, b) => b.progress - a.progress)[0]
}

function distanceTo(conditions: readonly RateCondition[], load: Load): DistanceToFree | undefined {
  const bounds = new Map<keyof Load, Big>()
  for (const { type, operator, value } of conditions) {
    if (operator === 'LT' || operator === 'LTE') continue
    const field = fields[type]
    const bound = operator === 'GT' ? new Big(value).plus(step[field]) : new Big(value)
    if (!bounds.get(field)?.gte(bound)) bounds.set(field, bound)
  }
  const reached = raised(load, bounds)
  return conditions.every((condition) => holds(condition, reached)) ? distanceOver(bounds, load) : undefined
}

/** A load that has come to these bounds. */
export function raised(load: Load, bounds: Bounds): Load {
  return { ...load, ...loadOf(lackingOf(bounds, load)) }
}

export function distanceOver(bounds: Bounds, load: Load): DistanceToFree {
  const lacking = lackingOf(bounds, load)
  return {
    threshold: loadOf(lacking.length ? lacking : [...bounds]),
    missing: loadOf(lacking.map(([field, bound]) => [field, bound.minus(load[field])])),
    progress: Math.min(1, ...lacking.map(([field, bound]) => new Big(load[field]).div(bound).toNumber())),
  }
}

type Values = readonly (readonly [keyof Load, Big])[]

function lackingOf(bounds: Bounds, load: Load): Values {
  return [...bounds].filter(([field, bound]) => bound.gt(load[field]))
}

function loadOf(values: Values): Partial<Load> {
  return Object.fromEntries(
    values.map(([field, value]) => [field, field === 'weight' ? value.toFixed() : value.toNumber()]),
  )
}
