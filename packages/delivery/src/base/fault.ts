/** Error that the caller can put right; the command prints its message alone. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'
}
