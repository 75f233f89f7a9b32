import { SiteProperties } from '@galleria/platform-client/entities/common'
import * as operations from '@galleria/platform-client/operations/terms/site-properties'
import { z } from 'zod'
import type { PlatformConfig } from '../../data/config.ts'
import { type Db, transaction } from '../../data/database.ts'
import { type App, operation } from '../../http/route.ts'
import { changeSiteProperties, UpdateSiteProperties } from './change.ts'
import { siteProperties as read } from './store.ts'

const answer = z.object({ properties: SiteProperties })

export function sitePropertiesRoutes(app: App): void {
  operation(app, operations.getSiteProperties, { answer, publicRead: true }, async ({ db, config }) => ({
    properties: await viewOf(db, config),
  }))

  operation(
    app,
    operations.updateSiteProperties,
    {
      body: UpdateSiteProperties,
      answer,
      partly: 'Only the time zone can be changed.',
    },
    ({ db, clock, config, input }) =>
      transaction(db, async (trx) => {
        await changeSiteProperties(trx, { clock, config }, input)
        return { properties: await viewOf(trx, config) }
      }),
  )
}

async function viewOf(db: Db, config: PlatformConfig) {
  const { timeZone } = await read(db, config)
  const { storeName, currency, locale } = config
  const [languageCode = locale] = locale.split('-')
  return { siteDisplayName: storeName, paymentCurrency: currency, language: languageCode, timeZone }
}
