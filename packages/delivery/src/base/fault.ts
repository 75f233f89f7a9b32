import type { FaultCode } from './faults/faults.ts'

/** Error that the caller can put right; the command prints its message and the address of its page. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'
  readonly code: FaultCode

  constructor(code: FaultCode, message: string) {
    super(message)
    this.code = code
  }
}
