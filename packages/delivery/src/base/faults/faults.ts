import { checkoutFaults } from './checkout.ts'
import { inputFaults } from './input.ts'
import { keyFaults } from './keys.ts'
import { releaseFaults } from './release.ts'
import { remoteFaults } from './remote.ts'
import { storeFaults } from './store.ts'
import { trafficFaults } from './traffic.ts'

/** Every error of the command by its code: for the documentation, and for a command without it. */
export const faults = {
  ...inputFaults,
  ...checkoutFaults,
  ...keyFaults,
  ...storeFaults,
  ...releaseFaults,
  ...trafficFaults,
  ...remoteFaults,
}

export type FaultCode = keyof typeof faults
