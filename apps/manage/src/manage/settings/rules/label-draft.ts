import type { ShippoConfiguration } from '@galleria/platform-client/shipping-labels'
import { decimalOf, decimalOrNull } from './number.ts'

export const domesticServices = ['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'] as const
export const internationalServices = [
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
] as const
export const packageTypes = [
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
] as const

/** A postal service that shoppers may choose. */
export interface ServiceDraft {
  readonly service: string
  readonly time: string
  readonly fee: string
  readonly freeFrom: string
}

/** Packing and sending of parcels, as typed. */
export interface LabelDraft {
  readonly locationId: string
  readonly regionIds: readonly string[]
  readonly packageType: string
  readonly packageName: string
  readonly length: string
  readonly width: string
  readonly height: string
  readonly most: string
  readonly backupWeight: string
  /** Rate to set; the platform does not read it back. */
  readonly backupRate: string
  readonly services: readonly ServiceDraft[]
}

type Service = NonNullable<ShippoConfiguration['domesticServices' | 'internationalServices']>[number]

const serviceDraft = ({ service, serviceSettings }: Service): ServiceDraft => ({
  service: service ?? '',
  time: serviceSettings?.estimatedDeliveryTime ?? '',
  fee: serviceSettings?.handlingFee?.value ?? '',
  freeFrom: serviceSettings?.freeDeliveryMinimumAmount ?? '',
})

export function labelDraft(kept: ShippoConfiguration | null, firstLocation: string): LabelDraft {
  const { packageDetails, domesticServices: near = [], internationalServices: far = [] } = kept ?? {}
  const { length = '', width = '', height = '' } = packageDetails?.dimensions ?? {}
  return {
    locationId: kept?.osLocationId ?? firstLocation,
    regionIds: kept?.deliveryRegionIds ?? [],
    packageType: kept?.packageType ?? 'CUSTOM',
    packageName: packageDetails?.name ?? '',
    ...{ length, width, height },
    most: packageDetails?.maxNumberOfProducts ?? '',
    backupWeight: kept?.backupWeight ?? '',
    backupRate: '',
    services: [...near, ...far].map(serviceDraft),
  }
}

/** The configuration as calls take it. Ids of services are kept, since shoppers' carts refer to them. */
export function labelFields(draft: LabelDraft, kept?: ShippoConfiguration | null) {
  const known = [...(kept?.domesticServices ?? []), ...(kept?.internationalServices ?? [])]
  const chosen = (names: readonly string[]) =>
    draft.services
      .filter(({ service }) => names.includes(service))
      .map(({ service, time, fee, freeFrom }) => {
        const before = known.find((each) => each.service === service)
        const { calculationType = 'FIXED' } = before?.serviceSettings?.handlingFee ?? {}
        return {
          ...(before?.id && { id: before.id }),
          service: service as never,
          serviceSettings: {
            estimatedDeliveryTime: time.trim() || null,
            ...(fee.trim() && { handlingFee: { value: decimalOf(fee), calculationType } }),
            freeDeliveryMinimumAmount: decimalOrNull(freeFrom),
          },
        }
      })
  return {
    osLocationId: draft.locationId,
    packageType: draft.packageType as ShippoConfiguration['packageType'],
    packageDetails: {
      name: draft.packageName.trim() || null,
      dimensions: {
        length: decimalOf(draft.length),
        width: decimalOf(draft.width),
        height: decimalOf(draft.height),
      },
      maxNumberOfProducts: draft.most.trim() || null,
    },
    backupWeight: decimalOrNull(draft.backupWeight),
    domesticServices: chosen(domesticServices),
    internationalServices: chosen(internationalServices),
  }
}
