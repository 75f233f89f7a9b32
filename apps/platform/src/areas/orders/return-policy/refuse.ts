import type { ReturnTerms } from '@galleria/platform-client/entities/orders'
import { type Violation, violations } from '../../../base/errors.ts'
import type { RequestedLine } from '../refund-requests/tables.ts'
import type { Resolution } from './policy.ts'

interface Asked {
  readonly resolution: Resolution
  readonly lineItems: readonly RequestedLine[]
}

/** @throws ApiError 400 at each path of a request that the policy does not allow */
export function refuseAgainstPolicy(terms: ReturnTerms, { resolution, lineItems }: Asked): void {
  const wrong = [
    ...(terms.resolutions.includes(resolution)
      ? []
      : [
          violation('resolution', `must be one of: ${terms.resolutions.join(', ')}`, {
            enumValues: terms.resolutions,
          }),
        ]),
    ...lineItems.flatMap((line, index) => ofLine(terms, line, resolution, `lineItems[${index}]`)),
  ]
  if (wrong.length) throw violations(wrong)
}

function ofLine(
  terms: ReturnTerms,
  { id, quantity, exchangeVariantId }: RequestedLine,
  resolution: Resolution,
  at: string,
): Violation[] {
  const line = terms.lines.find((each) => each.id === id)
  if (!line) return []
  if (line.finalSale) return [violation(`${at}.id`, 'is a final sale and cannot be returned')]
  const late = quantity > line.units
  return [
    ...(late
      ? [
          violation(
            `${at}.quantity`,
            line.lastDay
              ? `must be at most ${line.units}: the last day to return others was ${line.lastDay}`
              : `must be at most ${line.units}`,
            { threshold: line.units, ...(line.lastDay ? { lastDay: line.lastDay } : {}) },
          ),
        ]
      : []),
    ...refuseVariant(line, resolution, exchangeVariantId, `${at}.exchangeVariantId`),
  ]
}

function refuseVariant(
  line: ReturnTerms['lines'][number],
  resolution: Resolution,
  variantId: string | undefined,
  at: string,
): Violation[] {
  if (resolution !== 'EXCHANGE')
    return variantId === undefined ? [] : [violation(at, 'is allowed only for the resolution EXCHANGE')]
  const variant = line.variants?.find((each) => each.id === variantId)
  if (variant?.inStock) return []
  return [
    violation(
      at,
      variantId === undefined
        ? 'must not be empty for the resolution EXCHANGE'
        : variant
          ? 'is out of stock. Choose another variant'
          : 'is not a variant of this product',
    ),
  ]
}

function violation(field: string, description: string, data: Record<string, unknown> = {}): Violation {
  return { field: `refundRequest.${field}`, description, violatedRule: 'OTHER', data }
}
