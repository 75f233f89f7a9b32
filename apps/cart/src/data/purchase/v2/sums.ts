import type { Money } from '../../../rules/model/index.ts'

const MICROS = 1_000_000n
const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/

function micros(amount: string): bigint {
  const [, sign, whole = '0', fraction = ''] = decimal.exec(amount) ?? []
  const value = BigInt(whole) * MICROS + BigInt(fraction.padEnd(6, '0') || '0')
  return sign ? -value : value
}

function written(value: bigint): string {
  const [sign, left] = value < 0n ? ['-', -value] : ['', value]
  const fraction = String(left % MICROS)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return `${sign}${left / MICROS}.${fraction.padEnd(2, '0')}`
}

type Amount = Money | undefined | null

/** Exact sum of amounts of the platform: V2 tells the parts where V1 told the whole. */
export const sum = (...amounts: readonly Amount[]): Money => ({
  amount: written(amounts.reduce((all, each) => all + micros(each?.amount ?? '0'), 0n)),
})

/** Exact difference of two amounts of the platform. */
export const less = (whole: Amount, ...parts: readonly Amount[]): Money => ({
  amount: written(micros(whole?.amount ?? '0') - micros(sum(...parts).amount)),
})

export const isNothing = ({ amount }: Money): boolean => micros(amount) === 0n
