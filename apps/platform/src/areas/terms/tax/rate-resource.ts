import { TaxRate as Entity } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/tax'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import type { Trx } from '../../../data/database.ts'
import { refused } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import type { TaxRate } from './read.ts'
import { Country, Rate, Subdivision } from './resource-parts.ts'
import { findGroupId } from './store/groups.ts'
import { rateRows } from './store/rates.ts'

const Jurisdiction = z.enum(['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'])
const Input = z.object({
  country: Country,
  subdivision: Subdivision.nullish(),
  jurisdiction: z.string().min(1).max(200),
  jurisdictionType: Jurisdiction,
  name: z.string().min(1).max(200),
  rate: Rate,
  taxGroupId: z.guid().nullish(),
  city: z.string().min(1).max(100).nullish(),
  /** Beginnings of postal codes: only there. */
  postalPrefixes: z
    .array(
      z.string().regex(/^[A-Z0-9]{1,10}$/, { error: 'must be the beginning of a postal code such as 941' }),
    )
    .min(1)
    .max(500)
    .nullish(),
})
type Input = z.output<typeof Input>
const Changes = Input.partial()
type Changes = z.output<typeof Changes>

function view(_: OwnerContext, row: TaxRate) {
  return {
    ...entityOf(row),
    country: row.country,
    ...(row.subdivision ? { subdivision: row.subdivision } : {}),
    jurisdiction: row.jurisdiction,
    jurisdictionType: row.jurisdictionType,
    name: row.name,
    rate: String(Number(row.rate)),
    ...(row.taxGroupId ? { taxGroupId: row.taxGroupId } : {}),
    ...(row.city ? { city: row.city } : {}),
    ...(row.postalPrefixes ? { postalPrefixes: row.postalPrefixes } : {}),
  }
}

async function written(trx: Trx, _: OwnerContext, row: TaxRate, changes: Changes): Promise<TaxRate> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const after: TaxRate = { ...row, ...given }
  if (after.taxGroupId) {
    const group = await findGroupId(trx, after.taxGroupId)
    if (!group) throw refused('taxRate.taxGroupId', 'is not an existing group')
  }
  return after
}

/** Rates of an authority and its places: countries, states, counties, cities, districts (spec §3 "Tax jurisdictions"). */
export const taxRateResource: CrudResource<TaxRate, Input, Changes, ReturnType<typeof view>> = {
  one: 'taxRate',
  operations: {
    create: operations.createTaxRate,
    query: operations.queryTaxRates,
    get: operations.getTaxRate,
    update: operations.updateTaxRate,
    remove: operations.deleteTaxRate,
  },
  Input,
  Changes,
  Entity,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    country: { kind: 'text', read: ({ country }) => country, sortable: true },
    subdivision: { kind: 'text', read: ({ subdivision }) => subdivision, sortable: true },
    jurisdictionType: { kind: 'text', read: ({ jurisdictionType }) => jurisdictionType },
    taxGroupId: { kind: 'id', read: ({ taxGroupId }) => taxGroupId },
  },
  rows: rateRows,
  make(trx, context, input, row) {
    const { country, jurisdiction, jurisdictionType, name, rate } = input
    const open = { subdivision: null, taxGroupId: null, city: null, postalPrefixes: null }
    const plain = { country, jurisdiction, jurisdictionType, name, rate }
    return written(trx, context, { ...row, ...open, ...plain }, input)
  },
  change: written,
}
