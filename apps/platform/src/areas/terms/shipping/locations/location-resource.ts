import { BusinessLocation } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { entityOf } from '../../../../base/entity.ts'
import type { StoredAddress } from '../../../../domain/address/address.ts'
import { Address } from '../../../../domain/address/input.ts'
import type { CrudResource, OwnerContext } from '../../crud/resource.ts'
import type { LocationRow } from '../read.ts'
import { locationRows } from './store.ts'

export const TimeZone = z
  .string()
  .refine((name) => isTimeZone(name), { error: 'must be an IANA time zone such as Europe/Berlin' })
/** An address that names at least its country. */
export const Place = Address.refine(({ country }) => Boolean(country), {
  error: 'must include a country',
  path: ['country'],
})
const Input = z.object({
  name: z.string().min(1).max(500),
  address: Place,
  timeZone: TimeZone.default('UTC'),
})
type Input = z.output<typeof Input>
const Changes = z.object({
  name: z.string().min(1).max(500).optional(),
  address: Place.optional(),
  timeZone: TimeZone.optional(),
})
type Changes = z.output<typeof Changes>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function view(_: OwnerContext, row: LocationRow) {
  const { name, address, timeZone } = row
  return { ...entityOf(row), name, address, timeZone }
}

/** Business locations: labels are sent from there, and taxes at the place of sale are owed there. */
export const locationResource: CrudResource<LocationRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'businessLocation',
  operations: {
    create: operations.createBusinessLocation,
    query: operations.queryBusinessLocations,
    get: operations.getBusinessLocation,
    update: operations.updateBusinessLocation,
    remove: operations.deleteBusinessLocation,
  },
  Input,
  Changes,
  Entity: BusinessLocation,
  view,
  rows: locationRows,
  make: (_, __, { name, address, timeZone }, row) => ({
    ...{ ...row, name, timeZone, address: address as StoredAddress },
  }),
  change: (_, __, row, { name, address, timeZone }) => ({
    ...row,
    name: name ?? row.name,
    timeZone: timeZone ?? row.timeZone,
    address: (address ?? row.address) as StoredAddress,
  }),
}
