/** Something the caller can put right; the command prints the message alone. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'
}
