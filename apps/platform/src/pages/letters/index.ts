import type { Area } from '../../http/area.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { previewPage } from './preview-page.ts'
import { letterRoutes } from './routes.ts'

/** Texts and look of the shop's letters, which the merchant may write. The mailbox delivers them. */
export const letters: Area = {
  routes(app) {
    letterRoutes(app)
    deliveryRoutes(app)
    previewPage(app)
  },
}

export { letterAnswer, type Scheme, schemes } from './letter-answer.ts'
export { shopSamples } from './samples/index.ts'
export { ada, type Sample, type Seen } from './samples/sample.ts'
