import { TaxRegion as Entity } from '@galleria/platform-client/entities/trade'
import { taxRegionCreated, taxRegionDeleted, taxRegionUpdated } from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/terms/tax'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import type { TaxRegion } from './read.ts'
import { Country, Rate, Subdivision } from './resource-parts.ts'
import { findRegionOf, regionRows } from './store/regions.ts'

/** Numbers in any form: countries write them in their own ways. */
const TaxId = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .regex(/^[\p{L}\d][\p{L}\d\s./-]*$/u, 'must be a tax number such as DE123456789')

const Input = z.object({
  country: Country,
  subdivision: Subdivision.nullish(),
  name: z.string().min(1).max(100),
  /** MANUAL: always the region's own rate. AUTO: what the place's authorities levy. */
  mode: z.enum(['AUTO', 'MANUAL']).default('AUTO'),
  manualRate: Rate.nullish(),
  taxIncluded: z.boolean().default(false),
  taxesShipping: z.boolean().default(false),
  taxId: TaxId.nullish(),
})
type Input = z.output<typeof Input>
const Changes = z.object({
  name: z.string().min(1).max(100).optional(),
  mode: z.enum(['AUTO', 'MANUAL']).optional(),
  manualRate: Rate.nullish(),
  taxIncluded: z.boolean().optional(),
  taxesShipping: z.boolean().optional(),
  taxId: TaxId.nullish(),
})
type Changes = z.output<typeof Changes>

function view(_: OwnerContext, row: TaxRegion) {
  return {
    ...entityOf(row),
    country: row.country,
    ...(row.subdivision ? { subdivision: row.subdivision } : {}),
    name: row.name,
    mode: row.mode,
    ...(row.manualRate === null ? {} : { manualRate: String(Number(row.manualRate)) }),
    taxIncluded: row.included,
    taxesShipping: row.taxesShipping,
    ...(row.taxId === null ? {} : { taxId: row.taxId }),
  }
}

/** Regions in which the merchant collects tax, and how (spec §3 names it, wire §2.11 its events). */
export const taxRegionResource: CrudResource<TaxRegion, Input, Changes, ReturnType<typeof view>> = {
  one: 'taxRegion',
  operations: {
    create: operations.createTaxRegion,
    query: operations.queryTaxRegions,
    get: operations.getTaxRegion,
    update: operations.updateTaxRegion,
    remove: operations.deleteTaxRegion,
  },
  Input,
  Changes,
  Entity,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    country: { kind: 'text', read: ({ country }) => country, sortable: true },
    subdivision: { kind: 'text', read: ({ subdivision }) => subdivision, sortable: true },
    mode: { kind: 'text', read: ({ mode }) => mode },
  },
  rows: regionRows,
  async make(trx, _, { taxIncluded: included, subdivision, manualRate = null, taxId = null, ...input }, row) {
    const region = { ...row, ...input, included, manualRate, taxId, subdivision: subdivision ?? '' }
    const taken = await findRegionOf(trx, region.country, region.subdivision)
    if (taken) throw applicationError(409, 'TAX_REGION_ALREADY_EXISTS', 'This region already exists.')
    return region
  },
  change: (_, __, row, { taxIncluded, manualRate, taxId = row.taxId, ...changes }) => ({
    ...row,
    name: changes.name ?? row.name,
    mode: changes.mode ?? row.mode,
    taxesShipping: changes.taxesShipping ?? row.taxesShipping,
    included: taxIncluded ?? row.included,
    manualRate: manualRate === undefined ? row.manualRate : manualRate,
    taxId,
  }),
  events: { created: taxRegionCreated, updated: taxRegionUpdated, deleted: taxRegionDeleted },
}
