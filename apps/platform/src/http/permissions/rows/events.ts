import type { Rows } from '../row.ts'

export const events: Rows = {
  'POST /events/v1/subscriptions': 'OWNER',
  'GET /events/v1/subscriptions': 'STAFF',
  'GET /events/v1/subscriptions/{id}': 'STAFF',
  'PATCH /events/v1/subscriptions/{id}': 'OWNER',
  'DELETE /events/v1/subscriptions/{id}': 'OWNER',
  'GET /events/v1/subscriptions/{id}/deliveries': 'STAFF',
  'POST /events/v1/subscriptions/{id}/deliveries/{eventId}/resend': 'STAFF',
  'POST /events/v1/subscriptions/{id}/replay': 'STAFF',
  'POST /events/v1/apps/{appId}/rotate-keys': 'OWNER',
}
