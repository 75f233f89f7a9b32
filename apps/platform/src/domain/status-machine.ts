import { applicationError } from '../base/errors.ts'

/** Allowed transitions of each status; a status without any is final (specification §4, docs/orders.md). */
export const machines = {
  order: {
    INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'],
    PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
    APPROVED: ['CANCELED'],
    CANCELED: [],
    REJECTED: [],
  },
  payment: {
    UNDEFINED: ['PENDING', 'PENDING_MERCHANT', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
    PENDING: ['PENDING_MERCHANT', 'APPROVED', 'DECLINED', 'CANCELED'],
    PENDING_MERCHANT: ['APPROVED', 'DECLINED', 'CANCELED'],
    AUTHORIZED: ['APPROVED', 'VOIDED'],
    APPROVED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
    PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
    REFUNDED: [],
    DECLINED: [],
    CANCELED: [],
    VOIDED: [],
  },
  refund: { PENDING: ['SUCCEEDED', 'FAILED'], SUCCEEDED: [], FAILED: [] },
  'refund request': {
    REQUESTED: ['APPROVED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'],
    APPROVED: ['RECEIVED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'],
    RECEIVED: ['ACCEPTED', 'EXCHANGED', 'DECLINED'],
    ACCEPTED: [],
    EXCHANGED: [],
    DECLINED: [],
    WITHDRAWN: [],
  },
  fulfillment: {
    NOT_FULFILLED: ['PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
    PARTIALLY_FULFILLED: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
    FULFILLED: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
    CANCELED: [],
  },
  'draft order': { DRAFT: ['COMMITTED'], COMMITTED: [] },
  invoice: {
    Draft: ['Sent', 'Processing', 'Paid', 'PartiallyPaid', 'Void', 'Deleted'],
    Sent: ['Processing', 'Paid', 'PartiallyPaid', 'Overdue', 'Void'],
    Processing: ['Paid', 'PartiallyPaid', 'Sent', 'Overdue', 'Void'],
    PartiallyPaid: ['Paid', 'PartialAndOverdue', 'Void'],
    Overdue: ['Paid', 'PartialAndOverdue', 'Processing', 'Void'],
    PartialAndOverdue: ['Paid', 'Void'],
    Paid: ['Void'],
    Void: ['Deleted'],
    Deleted: [],
  },
  'payment request': { UNPAID: ['PAID', 'EXPIRED'], PAID: [], EXPIRED: [] },
  'scheduled action': {
    SCHEDULED: ['STARTED', 'FAILED'],
    STARTED: ['SUCCEEDED', 'FAILED', 'SCHEDULED'],
    SUCCEEDED: [],
    FAILED: [],
  },
  'abandoned checkout': { ABANDONED: ['RECOVERED'], RECOVERED: [] },
  'back-in-stock request': {
    RECEIVED: ['PROCESSING'],
    PROCESSING: ['NOTIFICATION_SENT', 'FAILED', 'RECEIVED'],
    NOTIFICATION_SENT: [],
    FAILED: [],
  },
  subscription: {
    AUTO_RENEW_ON: ['AUTO_RENEW_OFF', 'CANCELLED', 'TRANSFERRED'],
    AUTO_RENEW_OFF: ['AUTO_RENEW_ON', 'CANCELLED', 'TRANSFERRED'],
    MANUAL_RECURRING: ['CANCELLED', 'TRANSFERRED'],
    CANCELLED: [],
    TRANSFERRED: [],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type Machine = keyof typeof machines
export type StatusOf<Name extends Machine> = keyof (typeof machines)[Name] & string

export function mayBecome<Name extends Machine>(name: Name, from: string, to: StatusOf<Name>): boolean {
  const machine: Readonly<Record<string, readonly string[]>> = machines[name]
  return Object.hasOwn(machine, from) && (machine[from]?.includes(to) ?? false)
}

/** The status to go to, or 409 where no way leads there. */
export function move<Name extends Machine, To extends StatusOf<Name>>(name: Name, from: string, to: To): To {
  if (mayBecome(name, from, to)) return to
  throw illegal(name, from, to)
}

export function illegal(name: Machine, from: string, to: string) {
  return applicationError(
    409,
    'ILLEGAL_STATUS_TRANSITION',
    `The status of the ${name} can't change from ${from} to ${to}.`,
    {
      from,
      to,
    },
  )
}
