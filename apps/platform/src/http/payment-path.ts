/** Page that takes the money of a payment request. */
export const paymentPath = ({ id }: { readonly id: string }) => `/_hosted/pay/${id}`
