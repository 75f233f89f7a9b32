import { visitSources } from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { countStep } from './count.ts'
import { deviceOf } from './device.ts'

/**
 * Steps of visits, which pages of the shop tell without a token. Robots, and whoever asks not to be counted, are told
 * that they were not. An extension of the embedded platform (decision 0188).
 */
export function visitRoutes(app: App): void {
  operation(
    app,
    operations.recordVisit,
    {
      body: z.object({ step: z.enum(['VISIT', 'PRODUCT']), source: z.enum(visitSources).default('DIRECT') }),
      answer: z.object({ counted: z.boolean() }),
    },
    async ({ input: { step, source }, request: { headers }, client, ...site }) => {
      const device = deviceOf(client.userAgent)
      const isRefused = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
      if (!device || isRefused) return { counted: false }
      const country = client.country ?? ''
      return { counted: await countStep(site, client.address, { step, device, source, country }) }
    },
  )
}
