import { sql } from 'kysely'
import { column, type Fields, idColumn } from '../../../../data/query-language/fields.ts'

/** Source of each query of accounts: an account is `a`, the member of its contact `m`. */
export const accountsFrom = sql`from loyalty_accounts a left join members m on m.contact_id = a.contact_id`

const sortable = { sortable: true }
const perhaps = { sortable: true, nullable: true }
const number = (name: string) => column('number', sql.ref(`a.${name}`), sortable)

const fullName = sql`nullif(btrim(coalesce(m.contact ->> 'firstName', '') || ' ' || coalesce(m.contact ->> 'lastName', '')), '')`

/** Wire §1.9 "loyalty accounts query". */
export const queryFields: Fields = {
  id: idColumn(sql.ref('a.id'), sortable),
  contactId: idColumn(sql.ref('a.contact_id'), sortable),
  memberId: idColumn(sql.ref('a.member_id'), perhaps),
  createdDate: column('date', sql.ref('a.created_at'), sortable),
  lastActivityDate: column('date', sql.ref('a.last_activity_at'), perhaps),
  'points.adjusted': number('adjusted'),
  'points.balance': number('balance'),
  'points.earned': number('earned'),
  'points.expired': number('expired'),
  'points.redeemed': number('redeemed'),
  'pointsExpiration.expirationDate': column('date', sql.ref('a.expiring_at'), perhaps),
  'pointsExpiration.expiringPointsAmount': column('number', sql.ref('a.expiring_amount'), perhaps),
  'tier.id': idColumn(sql.ref('a.tier_id'), perhaps),
}

/** Wire §1.9 "loyalty accounts search". */
export const searchFields: Fields = {
  updatedDate: column('date', sql.ref('a.updated_at'), sortable),
  createdDate: column('date', sql.ref('a.created_at'), sortable),
  'contact.id': idColumn(sql.ref('a.contact_id'), sortable),
  'contact.displayName': column('text', sql.ref('m.nickname'), perhaps),
  'contact.email': column('text', sql.ref('m.login_email'), perhaps),
  'contact.name': column('text', sql`coalesce(${fullName}, m.nickname)`, perhaps),
  lastActivityDate: column('date', sql.ref('a.last_activity_at'), perhaps),
  'points.balance': number('balance'),
  'points.earned': number('earned'),
  'points.redeemed': number('redeemed'),
  'pointsExpiration.expirationDate': column('date', sql.ref('a.expiring_at'), perhaps),
  'tier.id': idColumn(sql.ref('a.tier_id'), perhaps),
}

/** Fields whose values a search counts (wire §1.9 "aggregatable"); tiers too, for how members spread over them. */
export const countedFields: Fields = Object.fromEntries(
  [
    'updatedDate',
    'createdDate',
    'contact.id',
    'lastActivityDate',
    'points.balance',
    'points.redeemed',
    'pointsExpiration.expirationDate',
    'tier.id',
  ].flatMap((name) => {
    const field = searchFields[name]
    return field ? [[name, field]] : []
  }),
)

/** Paths of free text, by their weight in the index. */
export const wordWeights = { 'contact.name': 'A', 'contact.email': 'B' } as const
