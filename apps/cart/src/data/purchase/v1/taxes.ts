import type { EstimateTotals } from '@galleria/platform-client/cart'
import type { Money, NamedTax } from '../../../rules/model/index.ts'

/** Parts of an estimate that name their taxes: lines, fees and delivery. */
type Taxed = Partial<Pick<EstimateTotals, 'calculatedLineItems' | 'additionalFees' | 'shippingInfo'>>

/** Half of the smallest unit of any currency: what floats of money may be apart. */
const APART = 0.0005

/** Parts of a tax by name and rate; none where they do not add up to it or one has no name. */
export function taxesOf(
  { calculatedLineItems = [], additionalFees = [], shippingInfo }: Taxed,
  whole: Money | undefined,
): readonly NamedTax[] {
  const details = [
    ...calculatedLineItems.map(({ pricesBreakdown }) => pricesBreakdown?.taxDetails),
    ...additionalFees.map(({ taxDetails }) => taxDetails),
    shippingInfo?.selectedCarrierServiceOption?.cost?.taxDetails,
  ]
  const sums = new Map<string, { name: string; rate: number; sum: number }>()
  for (const { taxName, rate, taxAmount } of details.flatMap((each) => each?.taxBreakdown ?? [])) {
    if (!taxName || !rate) return []
    const key = `${rate} ${taxName}`
    const known = sums.get(key) ?? { name: taxName, rate: Number(rate), sum: 0 }
    sums.set(key, { ...known, sum: known.sum + Number(taxAmount?.amount ?? 0) })
  }
  const taxes = [...sums.values()].filter(({ sum }) => sum >= APART)
  const all = taxes.reduce((total, { sum }) => total + sum, 0)
  if (Math.abs(all - Number(whole?.amount ?? 0)) >= APART) return []
  return taxes.map(({ name, rate, sum }) => ({ name, rate, amount: { amount: sum.toFixed(3) } }))
}
