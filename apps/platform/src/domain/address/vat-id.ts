import { z } from 'zod'
import { isCnpj, isCpf } from '../pricing/tax/tax-id.ts'

/** A tax id with check digits that fit its kind (wire §4.2 `vatId`). */
export const VatId = z
  .object({ id: z.string().min(1).max(30), type: z.enum(['UNSPECIFIED', 'CPF', 'CNPJ']) })
  .refine(({ id, type }) => (type === 'CPF' ? isCpf(id) : type === 'CNPJ' ? isCnpj(id) : true), {
    error: 'is not a tax id of this kind',
    path: ['id'],
    params: { violatedRule: 'FORMAT', data: { type: 'TAX_ID' } },
  })
