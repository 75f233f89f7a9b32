import { defineCall, z } from '@galleria/platform-client'
import { BusinessLocation, Carrier, DeliveryRegion, DeliveryTerms } from '../../entities/shipping/places.ts'
import * as operations from '../../operations/terms/places.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type {
  BusinessLocation,
  Carrier,
  DeliveryRegion,
  DeliveryTerms,
} from '../../entities/shipping/places.ts'

const DeliveryRegionAnswer = () => z.object({ deliveryRegion: DeliveryRegion })

/** Region of delivery; shipping options refer to it by id. For the store's owner; an extension of the embedded platform. */
export const createDeliveryRegion = /* @__PURE__ */ defineCall<
  {
    deliveryRegion: Pick<DeliveryRegion, 'name' | 'destinations'> &
      Partial<Omit<DeliveryRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { deliveryRegion: DeliveryRegion }
>(operations.createDeliveryRegion, DeliveryRegionAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getDeliveryRegion = /* @__PURE__ */ defineCall<
  { id: string },
  { deliveryRegion: DeliveryRegion }
>(operations.getDeliveryRegion, DeliveryRegionAnswer)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateDeliveryRegion = /* @__PURE__ */ defineCall<
  {
    deliveryRegion: { id: string; revision: string } & Partial<
      Omit<DeliveryRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { deliveryRegion: DeliveryRegion }
>(operations.updateDeliveryRegion, DeliveryRegionAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryDeliveryRegions = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { deliveryRegions: DeliveryRegion[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryDeliveryRegions,
  () => z.object({ deliveryRegions: z.array(DeliveryRegion), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteDeliveryRegion = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteDeliveryRegion,
  () => z.looseObject({}),
)

const BusinessLocationAnswer = () => z.object({ businessLocation: BusinessLocation })

/** Location of the business: labels are sent from it, and some goods are taxed there. For the store's owner; an extension of the embedded platform. */
export const createBusinessLocation = /* @__PURE__ */ defineCall<
  {
    businessLocation: Pick<BusinessLocation, 'name' | 'address'> &
      Partial<Omit<BusinessLocation, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { businessLocation: BusinessLocation }
>(operations.createBusinessLocation, BusinessLocationAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getBusinessLocation = /* @__PURE__ */ defineCall<
  { id: string },
  { businessLocation: BusinessLocation }
>(operations.getBusinessLocation, BusinessLocationAnswer)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateBusinessLocation = /* @__PURE__ */ defineCall<
  {
    businessLocation: { id: string; revision: string } & Partial<
      Omit<BusinessLocation, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { businessLocation: BusinessLocation }
>(operations.updateBusinessLocation, BusinessLocationAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryBusinessLocations = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { businessLocations: BusinessLocation[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryBusinessLocations,
  () => z.object({ businessLocations: z.array(BusinessLocation), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** Order in which goods are taken from locations, by the ids of all of them; the default is first in any case. An extension of the embedded platform. */
export const sortBusinessLocations = /* @__PURE__ */ defineCall<
  { ids: readonly string[] },
  { businessLocations: BusinessLocation[] }
>(operations.sortBusinessLocations, () => z.object({ businessLocations: z.array(BusinessLocation) }))

/** For the store's owner; an extension of the embedded platform. */
export const deleteBusinessLocation = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteBusinessLocation,
  () => z.looseObject({}),
)

/** For the store's owner; an extension of the embedded platform. */
export const listCarriers = /* @__PURE__ */ defineCall<object, { carriers: Carrier[] }>(
  operations.listCarriers,
  () => z.object({ carriers: z.array(Carrier) }),
)

/** FAILING: as if its service did not answer. For the store's owner; an extension of the embedded platform. */
export const updateCarrier = /* @__PURE__ */ defineCall<
  { carrier: { id: string; state: 'ON' | 'FAILING' } },
  { carrier: Carrier }
>(operations.updateCarrier, () => z.object({ carrier: Carrier }))

const DeliveryTermsAnswer = () => z.object({ deliveryTerms: DeliveryTerms })

/** By the id of the shipping option. For the store's owner; an extension of the embedded platform. */
export const getDeliveryTerms = /* @__PURE__ */ defineCall<{ id: string }, { deliveryTerms: DeliveryTerms }>(
  operations.getDeliveryTerms,
  DeliveryTermsAnswer,
)

/** Needs the shipping option's revision of now, or answers 409 with it; `null` takes away. For the store's owner; an extension of the embedded platform. */
export const updateDeliveryTerms = /* @__PURE__ */ defineCall<
  { deliveryTerms: { id: string; revision: string } & Partial<Omit<DeliveryTerms, 'id' | 'revision'>> },
  { deliveryTerms: DeliveryTerms }
>(operations.updateDeliveryTerms, DeliveryTermsAnswer)
