import { DeliveryRegion } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { entityOf } from '../../../../base/entity.ts'
import type { CrudResource, OwnerContext } from '../../crud/resource.ts'
import { Subdivision } from '../../tax/resource-parts.ts'
import type { RegionRow } from '../read.ts'
import { regionRows } from './store.ts'

const Destinations = z
  .array(
    z.object({
      /** `*` is everywhere that no other region reaches. */
      country: z
        .string()
        .regex(/^([A-Z]{2}|\*)$/, { error: 'must be an ISO 3166 country code such as US, or *' }),
      subdivisions: z.array(Subdivision).min(1).max(100).optional(),
    }),
  )
  .min(1)
  .max(300)
const Input = z.object({
  name: z.string().min(1).max(100),
  destinations: Destinations,
  /** Position among regions: the first that matches an address wins. */
  position: z.int().min(0).max(1_000_000).default(0),
})
type Input = z.output<typeof Input>
const Changes = z.object({
  name: z.string().min(1).max(100).optional(),
  destinations: Destinations.optional(),
  position: z.int().min(0).max(1_000_000).optional(),
})
type Changes = z.output<typeof Changes>

function view(_: OwnerContext, row: RegionRow) {
  const { name, destinations, position } = row
  return { ...entityOf(row), name, destinations, position }
}

/** Delivery regions; options and labels refer to them by id. */
export const deliveryRegionResource: CrudResource<RegionRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'deliveryRegion',
  operations: {
    create: operations.createDeliveryRegion,
    query: operations.queryDeliveryRegions,
    get: operations.getDeliveryRegion,
    update: operations.updateDeliveryRegion,
    remove: operations.deleteDeliveryRegion,
  },
  Input,
  Changes,
  Entity: DeliveryRegion,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    name: { kind: 'text', read: ({ name }) => name, sortable: true },
  },
  rows: regionRows,
  make: (_, __, input, row) => ({ ...row, ...input, destinations: [...input.destinations] as never }),
  change: (_, __, row, { name, destinations, position }) => ({
    ...row,
    name: name ?? row.name,
    position: position ?? row.position,
    destinations: destinations ? ([...destinations] as never) : row.destinations,
  }),
}
