import type { Line } from './model/index.ts'

/** "Color: Sand, Size: M". */
export function optionsText({ descriptionLines = [] }: Pick<Line, 'descriptionLines'>): string {
  return descriptionLines
    .map(({ name, plainText, colorInfo }) => {
      const value =
        plainText?.translated || plainText?.original || colorInfo?.translated || colorInfo?.original
      return value && `${name.translated || name.original}: ${value}`
    })
    .filter(Boolean)
    .join(', ')
}

const decimal = /^(\d{1,15})(?:\.(\d{1,6}))?$/

/** Price of the goods after discounts, as a decimal string: the base of points. */
export function goodsOf(summary: {
  readonly subtotal: { readonly amount: string }
  readonly discount?: { readonly amount: string } | undefined
}): string {
  const [subtotal, discount] = [summary.subtotal.amount, summary.discount?.amount ?? '0'].map(micros)
  if (subtotal === undefined || discount === undefined) return summary.subtotal.amount
  return decimalOf(subtotal > discount ? subtotal - discount : 0n)
}

/** Exact difference of two amounts; undefined where the first is not less. */
export function lessBy(
  less: { readonly amount: string },
  more: { readonly amount: string },
): { readonly amount: string } | undefined {
  const [small, big] = [micros(less.amount), micros(more.amount)]
  if (small === undefined || big === undefined || small >= big) return undefined
  return { amount: decimalOf(big - small) }
}

const decimalOf = (left: bigint) =>
  `${left / 1_000_000n}.${String(left % 1_000_000n).padStart(6, '0')}`.replace(/\.?0+$/, '')

function micros(amount: string): bigint | undefined {
  const match = decimal.exec(amount.replace('-', ''))
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(6, '0')}`) : undefined
}

export const isZero = ({ amount }: { readonly amount: string }) => Number(amount) === 0
