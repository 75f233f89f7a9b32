import { SiteProperties, StoreConfiguration } from '@galleria/platform-client/entities/common'
import * as operations from '@galleria/platform-client/operations/terms/site-properties'
import { z } from 'zod'
import type { PlatformConfig } from '../../data/config.ts'
import { type Db, transaction } from '../../data/database.ts'
import { type App, operation } from '../../http/route.ts'
import { changeSiteProperties } from './change.ts'
import { configurationFacts } from './configuration.ts'
import { UpdateSiteProperties } from './input.ts'
import { refreshConfig } from './live-config.ts'
import { siteProperties } from './store.ts'
import { propertiesView } from './view.ts'

const answer = z.object({ version: z.int(), properties: SiteProperties })

export function sitePropertiesRoutes(app: App): void {
  operation(app, operations.getSiteProperties, { answer, publicRead: true }, ({ db, config }) =>
    view(db, config),
  )

  operation(
    app,
    operations.updateSiteProperties,
    { body: UpdateSiteProperties, answer },
    async ({ db, clock, config, siteCache, audited, input }) => {
      const changed = await transaction(db, async (trx) => {
        await changeSiteProperties(trx, { clock, config }, { ...input, audited })
        return view(trx, config)
      })
      await refreshConfig({ db, siteCache })
      return changed
    },
  )

  operation(
    app,
    operations.getStoreConfiguration,
    { answer: z.object({ configuration: StoreConfiguration }) },
    async ({ config }) => ({ configuration: { settings: configurationFacts(config) } }),
  )
}

async function view(db: Db, config: PlatformConfig) {
  const saved = await siteProperties(db, config)
  return { version: saved.version, properties: propertiesView(saved, config) }
}
