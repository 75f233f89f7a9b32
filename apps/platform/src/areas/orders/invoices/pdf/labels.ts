import type { Translate } from '../../../../domain/messages/translate.ts'
import type { OrderRow } from '../../read/order-view.ts'
import { isolated } from './write.ts'

/** Label of an invoice's status, in the reader's language. */
export function statusLabel(status: string, t: Translate): string {
  switch (status) {
    case 'Paid':
      return t('invoice.status-paid')
    case 'PartiallyPaid':
      return t('invoice.status-partly')
    case 'Overdue':
    case 'PartialAndOverdue':
      return t('invoice.status-overdue')
    case 'Processing':
      return t('invoice.status-processing')
    case 'Void':
      return t('invoice.status-void')
    case 'Sent':
      return t('invoice.status-sent')
    default:
      return t('invoice.status-draft')
  }
}

type Document = OrderRow['document']
type Row = readonly [name: string, amount: Document['priceSummary']['total'] | undefined]

/** Each fee by its name, the tip apart; their sum where they are not told one by one. */
export function feeRows({ additionalFees = [], priceSummary }: Document, t: Translate): Row[] {
  if (additionalFees.length === 0) return [[t('invoice.fees'), priceSummary.totalAdditionalFees]]
  return additionalFees.map(({ code, name, price }) => [
    code === 'tip' ? t('invoice.tip') : isolated(name),
    price,
  ])
}
