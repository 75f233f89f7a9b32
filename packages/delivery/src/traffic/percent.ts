import { DeliveryFault } from '../base/fault.ts'

export function checkPercent(percent: number): void {
  if (!(percent >= 0 && percent <= 100))
    throw new DeliveryFault('VALUE_OUT_OF_RANGE', 'A share of visitors must be from 0 to 100.')
}
