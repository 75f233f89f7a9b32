import { defineCall, type Service, z } from '@galleria/platform-client'
import { BusinessLocation, Carrier, DeliveryRegion, DeliveryTerms } from '../entities/shipping/places.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { BusinessLocation, Carrier, DeliveryRegion, DeliveryTerms } from '../entities/shipping/places.ts'

const deliveryRegionService: Service = {
  package: '@wix/auto_sdk_ecom_delivery-regions',
  fqn: 'com.wix.ecom.delivery.api.v1.DeliveryRegionsService',
  entity: 'wix.ecom.v1.delivery_region',
}
const deliveryRegionPath = '/ecom/v1/delivery-regions'
const DeliveryRegionAnswer = () => z.object({ deliveryRegion: DeliveryRegion })

/** Region of delivery; shipping options refer to it by id. For the store's owner; an extension of the embedded platform. */
export const createDeliveryRegion = /* @__PURE__ */ defineCall<
  {
    deliveryRegion: Pick<DeliveryRegion, 'name' | 'destinations'> &
      Partial<Omit<DeliveryRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { deliveryRegion: DeliveryRegion }
>({
  name: 'CreateDeliveryRegion',
  service: deliveryRegionService,
  method: 'POST',
  path: deliveryRegionPath,
  output: DeliveryRegionAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getDeliveryRegion = /* @__PURE__ */ defineCall<
  { id: string },
  { deliveryRegion: DeliveryRegion }
>({
  name: 'GetDeliveryRegion',
  service: deliveryRegionService,
  method: 'GET',
  path: `${deliveryRegionPath}/{id}`,
  output: DeliveryRegionAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateDeliveryRegion = /* @__PURE__ */ defineCall<
  {
    deliveryRegion: { id: string; revision: string } & Partial<
      Omit<DeliveryRegion, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { deliveryRegion: DeliveryRegion }
>({
  name: 'UpdateDeliveryRegion',
  service: deliveryRegionService,
  method: 'PATCH',
  path: `${deliveryRegionPath}/{deliveryRegion.id}`,
  output: DeliveryRegionAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryDeliveryRegions = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { deliveryRegions: DeliveryRegion[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryDeliveryRegions',
  service: deliveryRegionService,
  method: 'POST',
  path: `${deliveryRegionPath}/query`,
  output: () => z.object({ deliveryRegions: z.array(DeliveryRegion), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteDeliveryRegion = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteDeliveryRegion',
  service: deliveryRegionService,
  method: 'DELETE',
  path: `${deliveryRegionPath}/{id}`,
  output: () => z.looseObject({}),
})

const businessLocationService: Service = {
  package: '@wix/auto_sdk_ecom_business-locations',
  fqn: 'com.wix.ecom.locations.api.v1.BusinessLocationsService',
  entity: 'wix.ecom.v1.business_location',
}
const businessLocationPath = '/ecom/v1/business-locations'
const BusinessLocationAnswer = () => z.object({ businessLocation: BusinessLocation })

/** Location of the business: labels are sent from it, and some goods are taxed there. For the store's owner; an extension of the embedded platform. */
export const createBusinessLocation = /* @__PURE__ */ defineCall<
  {
    businessLocation: Pick<BusinessLocation, 'name' | 'address'> &
      Partial<Omit<BusinessLocation, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { businessLocation: BusinessLocation }
>({
  name: 'CreateBusinessLocation',
  service: businessLocationService,
  method: 'POST',
  path: businessLocationPath,
  output: BusinessLocationAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getBusinessLocation = /* @__PURE__ */ defineCall<
  { id: string },
  { businessLocation: BusinessLocation }
>({
  name: 'GetBusinessLocation',
  service: businessLocationService,
  method: 'GET',
  path: `${businessLocationPath}/{id}`,
  output: BusinessLocationAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateBusinessLocation = /* @__PURE__ */ defineCall<
  {
    businessLocation: { id: string; revision: string } & Partial<
      Omit<BusinessLocation, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
    >
  },
  { businessLocation: BusinessLocation }
>({
  name: 'UpdateBusinessLocation',
  service: businessLocationService,
  method: 'PATCH',
  path: `${businessLocationPath}/{businessLocation.id}`,
  output: BusinessLocationAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryBusinessLocations = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { businessLocations: BusinessLocation[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryBusinessLocations',
  service: businessLocationService,
  method: 'POST',
  path: `${businessLocationPath}/query`,
  output: () => z.object({ businessLocations: z.array(BusinessLocation), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteBusinessLocation = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteBusinessLocation',
  service: businessLocationService,
  method: 'DELETE',
  path: `${businessLocationPath}/{id}`,
  output: () => z.looseObject({}),
})

const carrierService: Service = {
  package: '@wix/auto_sdk_ecom_carriers',
  fqn: 'com.wix.ecom.carriers.api.v1.CarriersService',
  entity: 'wix.ecom.v1.carrier',
}

/** For the store's owner; an extension of the embedded platform. */
export const listCarriers = /* @__PURE__ */ defineCall<object, { carriers: Carrier[] }>({
  name: 'ListCarriers',
  service: carrierService,
  method: 'GET',
  path: '/ecom/v1/carriers',
  output: () => z.object({ carriers: z.array(Carrier) }),
})

/** FAILING: as if its service did not answer. For the store's owner; an extension of the embedded platform. */
export const updateCarrier = /* @__PURE__ */ defineCall<
  { carrier: { id: string; state: 'ON' | 'FAILING' } },
  { carrier: Carrier }
>({
  name: 'UpdateCarrier',
  service: carrierService,
  method: 'PATCH',
  path: '/ecom/v1/carriers/{carrier.id}',
  output: () => z.object({ carrier: Carrier }),
})

const deliveryTermsService: Service = {
  package: '@wix/auto_sdk_ecom_delivery-terms',
  fqn: 'com.wix.ecom.delivery.api.v1.DeliveryTermsService',
  entity: 'wix.ecom.v1.delivery_terms',
}
const deliveryTermsPath = '/ecom/v1/delivery-terms'
const DeliveryTermsAnswer = () => z.object({ deliveryTerms: DeliveryTerms })

/** By the id of the shipping option. For the store's owner; an extension of the embedded platform. */
export const getDeliveryTerms = /* @__PURE__ */ defineCall<{ id: string }, { deliveryTerms: DeliveryTerms }>({
  name: 'GetDeliveryTerms',
  service: deliveryTermsService,
  method: 'GET',
  path: `${deliveryTermsPath}/{id}`,
  output: DeliveryTermsAnswer,
})

/** Needs the shipping option's revision of now, or answers 409 with it; `null` takes away. For the store's owner; an extension of the embedded platform. */
export const updateDeliveryTerms = /* @__PURE__ */ defineCall<
  { deliveryTerms: { id: string; revision: string } & Partial<Omit<DeliveryTerms, 'id' | 'revision'>> },
  { deliveryTerms: DeliveryTerms }
>({
  name: 'UpdateDeliveryTerms',
  service: deliveryTermsService,
  method: 'PATCH',
  path: `${deliveryTermsPath}/{deliveryTerms.id}`,
  output: DeliveryTermsAnswer,
})
