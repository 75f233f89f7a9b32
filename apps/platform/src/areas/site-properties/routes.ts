import { SiteProperties } from '@galleria/platform-client/entities/common'
import { z } from 'zod'
import type { PlatformConfig } from '../../data/config.ts'
import { type Db, transaction } from '../../data/database.ts'
import { type App, operation } from '../../http/route.ts'
import { changeSiteProperties, UpdateSiteProperties } from './change.ts'
import { siteProperties as read } from './store.ts'

const path = '/site-properties/v4/properties'

const answer = z.object({ properties: SiteProperties })

export function sitePropertiesRoutes(app: App): void {
  operation(
    app,
    { name: 'GetSiteProperties', method: 'GET', path, allow: EVERYONE, answer, publicRead: true },
    async ({ db, config }) => ({ properties: await viewOf(db, config) }),
  )

  operation(
    app,
    {
      name: 'UpdateSiteProperties',
      method: 'PATCH',
      path,
      allow: ['APP', 'USER'],
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

const EVERYONE = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const

async function viewOf(db: Db, config: PlatformConfig) {
  const { timeZone } = await read(db, config)
  const { storeName, currency, locale } = config
  const [languageCode = locale] = locale.split('-')
  return { siteDisplayName: storeName, paymentCurrency: currency, language: languageCode, timeZone }
}
