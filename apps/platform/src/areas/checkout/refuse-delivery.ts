import { applicationError } from '../../base/errors.ts'
import type { Quote } from '../cart/index.ts'

interface Chosen {
  readonly carrierId?: string | null | undefined
  readonly code: string
}

/** Throws where what was chosen goes nowhere near this address, or is there but not as it was chosen (wire §3.2). */
export function refuseDelivery(chosen: Chosen, { shippingMissing, selected, options }: Quote): void {
  const another = selected && chosen.carrierId && chosen.carrierId !== selected.carrierId
  if (!shippingMissing && !another) return
  if (another) throw invalid('This delivery is another carrier’s')
  // A window of delivery is the option's code and when it begins.
  if (options.some(({ code }) => withoutWindow(code) === withoutWindow(chosen.code)))
    throw invalid('This delivery is to be had, but not at this time')
  throw applicationError(
    400,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    'This delivery does not go to this address',
  )
}

const withoutWindow = (code: string) => code.split('@')[0]

const invalid = (description: string) =>
  applicationError(400, 'INVALID_SELECTED_CARRIER_SERVICE_OPTION', description)
