import type { LoyaltyAccount, LoyaltyTransaction } from '../../schemas/loyalty.ts'
import { date, id, number, text } from '../field.ts'
import { of, type QuerySchema } from '../query-schema.ts'

/** `POST /loyalty-accounts/v1/accounts/query` (wire §1.9). */
export const loyaltyAccountQuery = {
  paging: 'cursor',
  fields: {
    id: id.sortable,
    contactId: id.sortable,
    memberId: id.sortable,
    createdDate: date.sortable,
    lastActivityDate: date.sortable,
    'points.adjusted': number.sortable,
    'points.balance': number.sortable,
    'points.earned': number.sortable,
    'points.expired': number.sortable,
    'points.redeemed': number.sortable,
    'pointsExpiration.expirationDate': date.sortable,
    'pointsExpiration.expiringPointsAmount': number.sortable,
    'tier.id': id.sortable,
  },
  entity: of<LoyaltyAccount>(),
} as const satisfies QuerySchema

/** `POST /loyalty-accounts/v1/accounts/search`: also finds by free text in e-mail and name. */
export const loyaltyAccountSearch = {
  paging: 'cursor',
  fields: {
    updatedDate: date.sortable,
    'contact.id': id.sortable,
    'contact.displayName': text.sortable,
    'contact.email': text.sortable,
    'contact.name': text.sortable,
    lastActivityDate: date.sortable,
    'points.balance': number.sortable,
    'points.redeemed': number.sortable,
    'pointsExpiration.expirationDate': date.sortable,
  },
  words: ['contact.email', 'contact.name'],
  counted: [
    'updatedDate',
    'contact.id',
    'lastActivityDate',
    'points.balance',
    'points.redeemed',
    'pointsExpiration.expirationDate',
  ],
  entity: of<LoyaltyAccount>(),
} as const satisfies QuerySchema

/** `queryLoyaltyTransactions`. */
export const loyaltyTransactionQuery = {
  paging: 'cursor',
  fields: {
    id: id.sortable,
    accountId: id.sortable,
    createdDate: date.sortable,
    amount: number.sortable,
    description: text.sortable,
    idempotencyKey: text.sortable,
    transactionType: text.sortable,
  },
  entity: of<LoyaltyTransaction>(),
} as const satisfies QuerySchema

/** Loyalty coupons (wire §1.9). */
export const loyaltyCouponQuery = {
  paging: 'cursor',
  fields: {
    createdDate: date.sortable,
    updatedDate: date.sortable,
    accountId: id.sortable,
    couponReference: text.sortable,
    memberId: id.sortable,
    rewardName: text.sortable,
    status: text.sortable,
    transactionId: id.sortable,
  },
} as const satisfies QuerySchema

/** Imports of points (wire §1.9). */
export const loyaltyImportQuery = {
  paging: 'cursor',
  fields: { createdDate: date.sortable, updatedDate: date.sortable, status: text.sortable },
} as const satisfies QuerySchema
