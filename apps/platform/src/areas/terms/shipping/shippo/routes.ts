import * as operations from '@galleria/platform-client/operations/terms/shipping'
import { z } from 'zod'
import { ignoring } from '../../../../base/input/closed.ts'
import { Decimal } from '../../../../base/input/wire-parts.ts'
import { ListQuery, listPage } from '../../../../data/query-language/memory-list.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { ShippoAnswer, ShipposAnswer } from '../answers.ts'
import { shippingFields } from '../fields.ts'
import { NamespaceChange, RegionChange, ShippoChanges, ShippoInput } from '../input.ts'
import { checkLocation } from '../location.ts'
import { checkRegions } from '../options/faults.ts'
import { withNamespace, withoutRegion, withRegion } from '../regions/region-change.ts'
import { findLocations } from '../store.ts'
import { shippoView } from '../view.ts'
import { changeShippo, createShippo, deleteShippo, withIds } from './configurations.ts'
import { findConfigurations, findShippo } from './store.ts'

const ById = z.object({ shippoConfigurationId: z.string() })

/** How shipping labels are bought: services, package and where from (wire §3.4). */
export function shippoRoutes(app: App): void {
  operation(
    app,
    operations.createShippoConfiguration,
    {
      body: z.object({ shippoConfiguration: ShippoInput, backupRate: Decimal.nullish() }),
      answer: ShippoAnswer,
    },
    (call) => createShippo(call, call.input.shippoConfiguration, call.input.backupRate ?? null),
  )

  operation(
    app,
    operations.queryShippoConfigurations,
    { query: z.object({ query: ListQuery.prefault({}) }), answer: ShipposAnswer },
    async ({ db, config, input }) => {
      const all = await findConfigurations(db)
      const locations = await findLocations(db)
      const views = all.map((row) => shippoView(row, locations))
      const page = listPage(config, 'shippo configurations', views, shippingFields, input.query)
      return { shippoConfigurations: page.rows, pagingMetadata: page.pagingMetadata }
    },
  )

  operation(
    app,
    operations.getShippoConfiguration,
    { query: ById, answer: ShippoAnswer },
    async ({ db, input }) => {
      const row = await findShippo(db, input.shippoConfigurationId)
      return { shippoConfiguration: shippoView(row, await findLocations(db)) }
    },
  )

  operation(
    app,
    operations.updateShippoConfiguration,
    { body: ignoring(z.object({ shippoConfiguration: ShippoChanges }), 'fieldMask'), answer: ShippoAnswer },
    (call) => {
      const { id, revision, domesticServices, internationalServices, ...changes } =
        call.input.shippoConfiguration
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      return changeShippo(call, id, revision, async (trx) => {
        await checkLocation(trx, changes.osLocationId, 'shippoConfiguration.osLocationId')
        return {
          ...given,
          ...(domesticServices ? { domesticServices: withIds(domesticServices) } : {}),
          ...(internationalServices ? { internationalServices: withIds(internationalServices) } : {}),
        }
      })
    },
  )

  operation(app, operations.deleteShippoConfiguration, { query: ById, answer: Nothing }, (call) =>
    deleteShippo(call, call.input.shippoConfigurationId),
  )

  operation(
    app,
    operations.updateShippoConfigurationExtendedFields,
    { body: NamespaceChange, answer: ShippoAnswer },
    (call) => {
      const { id, namespace, namespaceData } = call.input
      const work = async (_: unknown, row: { readonly extendedFields: Record<string, unknown> | null }) => ({
        extendedFields: withNamespace(row.extendedFields, namespace, namespaceData),
      })
      return changeShippo(call, id, undefined, work, { counted: false })
    },
  )

  operation(
    app,
    operations.addShippoDeliveryRegion,
    { body: RegionChange.extend(ById.shape), answer: ShippoAnswer },
    (call) => {
      const { shippoConfigurationId, deliveryRegionId, revision } = call.input
      return changeShippo(call, shippoConfigurationId, revision, async (trx, row) => {
        await checkRegions(trx, [deliveryRegionId], 'deliveryRegionId')
        return withRegion(row, deliveryRegionId)
      })
    },
  )

  operation(
    app,
    operations.removeShippoDeliveryRegion,
    { query: RegionChange.extend(ById.shape), answer: ShippoAnswer },
    (call) => {
      const { shippoConfigurationId, deliveryRegionId, revision } = call.input
      return changeShippo(call, shippoConfigurationId, revision, async (_, row) =>
        withoutRegion(row, deliveryRegionId),
      )
    },
  )
}
