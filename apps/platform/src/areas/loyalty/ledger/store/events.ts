import {
  loyaltyAccountUpdated,
  loyaltyPointsUpdated,
  loyaltyRewardAvailabilityUpdated,
} from '@galleria/platform-client/events'
import { emitFrom } from '../../../../data/outbox.ts'
import type { Trigger } from '../../rewards/reach.ts'

const date = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** `accountView` in SQL, over columns of the account `c`: told.test.ts holds the two together. */
export const accountDocument = `jsonb_strip_nulls(jsonb_build_object(
    'id', c.id, 'contactId', c.contact_id, 'memberId', c.member_id,
    'points', jsonb_build_object('balance', c.balance, 'earned', c.earned, 'adjusted', c.adjusted,
      'redeemed', c.redeemed, 'expired', c.expired),
    'rewardAvailable', c.reward_available,
    'tier', jsonb_build_object('id', c.tier_id, 'updatedDate', ${date('c.tier_updated_at')},
      'recalculationDate', ${date('c.tier_due_at')}, 'points', c.tier_points),
    'pointsExpiration', case when c.expiring_amount > 0 then jsonb_build_object(
      'expiringPointsAmount', c.expiring_amount, 'expirationDate', ${date('c.expiring_at')}) end,
    'lastActivityDate', ${date('c.last_activity_at')},
    'revision', c.revision::text,
    'createdDate', ${date('c.created_at')}, 'updatedDate', ${date('c.updated_at')}))`

const BALANCE: Trigger = 'BALANCE_UPDATED'

/**
 * Parts of a statement that tell what `changed` did: the account, its points, and whether a reward came into reach or
 * went out of it. In the same statement, since what is told of a movement is a row or two beside it, and asking once
 * more costs as much as the movement.
 */
export const eventsOfChanged = (when: string) => `described as (
  select c.id, c.revision, c.transaction_id, c.reward_available, c.available_before, ${accountDocument} as account
  from changed c
), wanted_events as (
  select gen_random_uuid() as id, d.id::text as entity_id, e.type,
    case e.nth when 1 then d.account when 2 then jsonb_build_object('account', d.account)
      else jsonb_build_object('rewardAvailable', d.reward_available, 'updateTrigger', '${BALANCE}') end as payload,
    case when e.nth < 3 then d.revision end as revision, null::jsonb as modified_fields, e.nth,
    case when d.reward_available = d.available_before then 2 else 3 end as times
  from described d
  cross join (values (1, '${loyaltyAccountUpdated.type}'), (2, '${loyaltyPointsUpdated.type}'),
    (3, '${loyaltyRewardAvailabilityUpdated.type}')) as e (nth, type)
  where e.nth < 3 or d.reward_available <> d.available_before
), ${emitFrom({ wanted: 'wanted_events', identity: 'null::jsonb', date: when })}`
