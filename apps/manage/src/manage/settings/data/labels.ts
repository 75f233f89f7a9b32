import type { PlatformClient } from '@galleria/platform-client'
import {
  addShippoDeliveryRegion,
  createShippoConfiguration,
  getShippoConfiguration,
  removeShippoDeliveryRegion,
  updateShippoConfiguration,
} from '@galleria/platform-client/shipping-labels'
import { type LabelDraft, labelFields } from '../rules/label-draft.ts'
import { decimalOrNull } from '../rules/number.ts'

export async function createLabels(client: PlatformClient, draft: LabelDraft): Promise<string> {
  const { shippoConfiguration } = await createShippoConfiguration(client, {
    shippoConfiguration: { ...labelFields(draft), deliveryRegionIds: draft.regionIds },
    backupRate: decimalOrNull(draft.backupRate),
  })
  return shippoConfiguration.id
}

/** Package and services go first, with the revision; regions follow, each with the revision of the step before. */
export async function updateLabels(
  client: PlatformClient,
  { id, revision: seenRevision }: { readonly id: string; readonly revision: string },
  draft: LabelDraft,
  seen: LabelDraft,
): Promise<void> {
  const { shippoConfiguration: kept } = await getShippoConfiguration(client, { shippoConfigurationId: id })
  let { revision } = (
    await updateShippoConfiguration(client, {
      shippoConfiguration: { id, revision: seenRevision, ...labelFields(draft, kept) },
    })
  ).shippoConfiguration
  const changes = [
    ...draft.regionIds
      .filter((each) => !seen.regionIds.includes(each))
      .map((each) => [addShippoDeliveryRegion, each] as const),
    ...seen.regionIds
      .filter((each) => !draft.regionIds.includes(each))
      .map((each) => [removeShippoDeliveryRegion, each] as const),
  ]
  for (const [change, deliveryRegionId] of changes) {
    const given = { shippoConfigurationId: id, deliveryRegionId, ...(revision && { revision }) }
    revision = (await change(client, given)).shippoConfiguration.revision
  }
}
