import { AdditionalFeeRule } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/discounts'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import type { Trx } from '../../../data/database.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import { type FeeRow, feeRows, findOtherFee } from './store/fees.ts'

const Input = z.object({
  /** `tip` is what an order keeps its tip under. */
  code: z
    .string()
    .min(1)
    .max(100)
    .refine((code) => code !== 'tip', { error: 'is already used' }),
  name: z.string().min(1).max(50),
  amount: Decimal,
  source: z.enum(['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING']).default('MANUAL'),
  /** Scopes: the fee applies once for each piece of these; without scopes once for the whole cart. */
  scopes: Scopes.nullish(),
  /** Upper bound: the fee applies only while the goods cost less. */
  belowSubtotal: Decimal.nullish(),
  taxGroupId: z.guid().nullish(),
  /** Place of taxation; without it, the destination of the goods (wire §4.2 `taxableAddress`). */
  taxableAddress: z.object({ addressType: z.enum(['BUSINESS', 'BILLING', 'SHIPPING']) }).nullish(),
  active: z.boolean().default(true),
})
type Input = z.output<typeof Input>
const Changes = z.object({
  ...Input.partial().shape,
  source: z.enum(['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING']).optional(),
  active: z.boolean().optional(),
})
type Changes = z.output<typeof Changes>

function view({ config }: OwnerContext, row: FeeRow) {
  const { belowSubtotalMinor: below } = row
  return {
    ...entityOf(row),
    code: row.code,
    name: row.name,
    amount: toDecimal(row.amountMinor, config.currency),
    source: row.source,
    ...(row.scopes ? { scopes: row.scopes } : {}),
    ...(below === null ? {} : { belowSubtotal: toDecimal(below, config.currency) }),
    ...(row.taxGroupId ? { taxGroupId: row.taxGroupId } : {}),
    ...(row.taxedAt ? { taxableAddress: { addressType: row.taxedAt } } : {}),
    active: row.active,
  }
}

async function written(trx: Trx, { config }: OwnerContext, row: FeeRow, changes: Changes): Promise<FeeRow> {
  const minor = (text: string, field: string) => minorAmount(text, config.currency, `additionalFee.${field}`)
  const { amount, belowSubtotal: below } = changes
  const after = {
    ...row,
    code: changes.code ?? row.code,
    name: changes.name ?? row.name,
    source: changes.source ?? row.source,
    active: changes.active ?? row.active,
    amountMinor: amount === undefined ? row.amountMinor : minor(amount, 'amount'),
    scopes: changes.scopes === undefined ? row.scopes : changes.scopes,
    belowSubtotalMinor:
      below === undefined ? row.belowSubtotalMinor : below === null ? null : minor(below, 'belowSubtotal'),
    taxGroupId: changes.taxGroupId === undefined ? row.taxGroupId : changes.taxGroupId,
    taxedAt: taxedAtIn(changes, row),
  }
  const taken = await findOtherFee(trx, row.id, after.code)
  if (taken)
    throw applicationError(
      409,
      'ADDITIONAL_FEE_CODE_ALREADY_EXISTS',
      'Another fee already has this code. Use another code.',
    )
  return after
}

/** The destination of the goods is the default, stored as null. */
function taxedAtIn({ taxableAddress }: Changes, row: FeeRow): FeeRow['taxedAt'] {
  if (taxableAddress === undefined) return row.taxedAt
  const at = taxableAddress?.addressType ?? 'SHIPPING'
  return at === 'SHIPPING' ? null : at
}

/** Fees beside goods and delivery (spec §3 "Fees"): handling, insurance, whatever the owner asks for. */
export const feeResource: CrudResource<FeeRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'additionalFee',
  operations: {
    create: operations.createAdditionalFee,
    query: operations.queryAdditionalFees,
    get: operations.getAdditionalFee,
    update: operations.updateAdditionalFee,
    remove: operations.deleteAdditionalFee,
  },
  Input,
  Changes,
  Entity: AdditionalFeeRule,
  view,
  rows: feeRows,
  make(trx, context, input, row) {
    const { code, name, source, active } = input
    const plain = { amountMinor: 0, scopes: null, belowSubtotalMinor: null, taxGroupId: null, taxedAt: null }
    return written(trx, context, { ...row, code, name, source, active, ...plain }, input)
  },
  change: written,
}
