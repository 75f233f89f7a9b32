import type { Tone } from '@galleria/ui'
import { type Say, useMessages } from './messages/index.ts'

export const returnStatuses = [
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'ACCEPTED',
  'EXCHANGED',
  'DECLINED',
  'WITHDRAWN',
] as const

/** State and reason of a return in the page's language. */
export function useReturnWords() {
  const t = useMessages()
  return {
    statusOf: (status: string) => statusOf(status, t),
    reasonOf: (reason: string) => reasonOf(reason, t),
  }
}

/** A state that is new here stands as requested. */
function statusOf(status: string, t: Say): string {
  switch (status) {
    case 'APPROVED':
      return t('return.approved')
    case 'RECEIVED':
      return t('return.received')
    case 'ACCEPTED':
      return t('return.refunded')
    case 'EXCHANGED':
      return t('return.exchanged')
    case 'DECLINED':
      return t('return.declined')
    case 'WITHDRAWN':
      return t('return.withdrawn')
    default:
      return t('return.requested')
  }
}

const tones: Readonly<Record<string, Tone>> = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  RECEIVED: 'warning',
  ACCEPTED: 'success',
  EXCHANGED: 'success',
  DECLINED: 'danger',
}
export const returnTone = (status: string): Tone => tones[status] ?? 'neutral'

/** Outcomes of a return that a policy offers and staff choose from. */
export const resolutions = ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] as const

export const returnReasons = [
  'CHANGED_MIND',
  'NOT_AS_DESCRIBED',
  'DAMAGED',
  'WRONG_ITEM',
  'LATE',
  'OTHER',
] as const

function reasonOf(reason: string, t: Say): string {
  switch (reason) {
    case 'CHANGED_MIND':
      return t('reason.changed-mind')
    case 'NOT_AS_DESCRIBED':
      return t('reason.not-as-described')
    case 'DAMAGED':
      return t('reason.damaged')
    case 'WRONG_ITEM':
      return t('reason.wrong-item')
    case 'LATE':
      return t('reason.late')
    default:
      return t('reason.other')
  }
}

interface Units {
  readonly id: string
  readonly sent: number
  readonly refundedSent: number
}
interface Request {
  readonly id: string
  readonly status: string
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
}
const open: readonly string[] = ['REQUESTED', 'APPROVED', 'RECEIVED']

/** Units of each line that may still come back: sent, not refunded since, and in no other open return. */
export function returnableUnits(
  lines: readonly Units[],
  requests: readonly Request[],
  except?: string,
): ReadonlyMap<string, number> {
  const coming = requests
    .filter(({ id, status }) => id !== except && open.includes(status))
    .flatMap(({ lineItems }) => lineItems)
  return new Map(
    lines.map(({ id, sent, refundedSent }) => {
      const other = coming.filter((line) => line.id === id).reduce((sum, { quantity }) => sum + quantity, 0)
      return [id, Math.max(0, sent - refundedSent - other)]
    }),
  )
}
