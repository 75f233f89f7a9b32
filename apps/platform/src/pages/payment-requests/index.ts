import type { Area } from '../../http/area.ts'
import { payPages } from './page.ts'

/** What a buyer pays after the order is placed. */
export const paymentRequestPage: Area = { routes: payPages }
