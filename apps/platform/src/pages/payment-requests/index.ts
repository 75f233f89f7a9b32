import type { Area } from '../../http/area.ts'
import { payPages } from './page.ts'

/** Payments that a buyer makes after the order is placed. */
export const paymentRequestPage: Area = { routes: payPages }
