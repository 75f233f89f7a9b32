import { BusinessLocation } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { entityOf } from '../../../../base/entity.ts'
import type { StoredAddress } from '../../../../domain/address/address.ts'
import { Address } from '../../../../domain/address/input.ts'
import { refused } from '../../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../../crud/resource.ts'
import type { LocationRow } from '../read.ts'
import { becomeFirst, checkUnused, leaveDefault } from './default-store.ts'
import { findNextPlace, locationRows } from './store.ts'

export const TimeZone = z
  .string()
  .refine((name) => isTimeZone(name), { error: 'must be an IANA time zone such as Europe/Berlin' })
/** An address that names at least its country. */
export const Place = Address.refine(({ country }) => Boolean(country), {
  error: 'must include a country',
  path: ['country'],
})
const defaultStays = "can't be false: make another location the default"
const Input = z.object({
  name: z.string().min(1).max(500),
  address: Place,
  timeZone: TimeZone.default('UTC'),
  isDefault: z.literal(true, { error: defaultStays }).optional(),
})
type Input = z.output<typeof Input>
const Changes = z.object({
  name: z.string().min(1).max(500).optional(),
  address: Place.optional(),
  timeZone: TimeZone.optional(),
  isDefault: z.boolean().optional(),
  active: z.boolean().optional(),
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
  const { name, address, timeZone, isDefault, active, position } = row
  return { ...entityOf(row), name, address, timeZone, isDefault, active, position }
}

/** Business locations: stock lies there, labels are sent from there, and taxes at the place of sale are owed there. */
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
  async make(trx, _, { name, address, timeZone, isDefault }, row) {
    const { position, hasDefault } = await findNextPlace(trx)
    if (!hasDefault) await becomeFirst(trx, row.id)
    else if (isDefault) await leaveDefault(trx, row.id)
    return {
      ...{ ...row, name, timeZone, address: address as StoredAddress, active: true, position },
      isDefault: !hasDefault || isDefault === true,
    }
  },
  async change(trx, _, row, { name, address, timeZone, isDefault, active }) {
    if (row.isDefault && isDefault === false) throw refused('businessLocation.isDefault', defaultStays)
    const next = {
      ...row,
      name: name ?? row.name,
      timeZone: timeZone ?? row.timeZone,
      address: (address ?? row.address) as StoredAddress,
      isDefault: isDefault ?? row.isDefault,
      active: active ?? row.active,
    }
    if (next.isDefault && !next.active)
      throw refused(
        'businessLocation.active',
        "can't be false for the default: make another location the default first",
      )
    if (row.active && !next.active) await checkUnused(trx, row)
    if (next.isDefault && !row.isDefault) await leaveDefault(trx, row.id)
    return next
  },
}
