import type { PaymentProvider } from './provider.ts'
import { testProvider } from './test-provider.ts'

/** By name; a payment remembers whose it is. */
export const providers: Readonly<Record<string, PaymentProvider>> = { [testProvider.name]: testProvider }
