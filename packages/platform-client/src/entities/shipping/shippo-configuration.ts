import { z } from '@galleria/platform-client'
import { CalculationType, DomesticService, InternationalService, PackageType } from '../../enums/shipping.ts'
import { Address } from '../common/address.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { revisioned } from '../common/revisioned.ts'
import { Decimal, Guid, Int64 } from '../common/scalars.ts'

const ServiceSettings = z.object({
  estimatedDeliveryTime: z.nullish(z.string()),
  handlingFee: z.optional(
    z.object({ value: z.optional(Decimal), calculationType: z.optional(CalculationType) }),
  ),
  freeDeliveryMinimumAmount: z.nullish(Decimal),
})

const PackageDetails = z.object({
  name: z.nullish(z.string()),
  dimensions: z.optional(
    z.object({
      length: z.optional(Decimal),
      width: z.optional(Decimal),
      height: z.optional(Decimal),
    }),
  ),
  maxNumberOfProducts: z.nullish(Int64),
})

/** How shipping labels are bought: services, package and where from (spec §3 "Shipping", wire §4.4). */
export const ShippoConfiguration = z.object({
  ...revisioned,
  domesticServices: z.optional(
    z.array(
      z.object({
        id: z.nullish(Guid),
        service: z.optional(DomesticService),
        serviceSettings: z.optional(ServiceSettings),
      }),
    ),
  ),
  internationalServices: z.optional(
    z.array(
      z.object({
        id: z.nullish(Guid),
        service: z.optional(InternationalService),
        serviceSettings: z.optional(ServiceSettings),
      }),
    ),
  ),
  packageType: z.optional(PackageType),
  packageDetails: z.optional(PackageDetails),
  osLocationId: z.nullish(Guid),
  shipFromAddress: z.optional(Address),
  deliveryRegionIds: z.optional(z.array(Guid)),
  backupWeight: z.nullish(Decimal),
  extendedFields: z.optional(ExtendedFields),
})
export type ShippoConfiguration = z.infer<typeof ShippoConfiguration>
