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
  if (another)
    throw invalid('This delivery method belongs to another carrier. Choose a method of this carrier.')
  // A window of delivery is the option's code and when it begins.
  if (options.some(({ code }) => withoutWindow(code) === withoutWindow(chosen.code)))
    throw invalid("This delivery method isn't available at the chosen time. Choose another time.")
  throw applicationError(
    400,
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    "This delivery method isn't available for this address.",
  )
}

const withoutWindow = (code: string) => code.split('@')[0]

const invalid = (description: string) =>
  applicationError(400, 'INVALID_SELECTED_CARRIER_SERVICE_OPTION', description)
