import type { App } from '../../../http/route.ts'
import { bookingsSection, cancelBooking } from './bookings.ts'
import { eventsSection } from './events.ts'
import { changeInfo, infoSection } from './info.ts'
import { withMember, withMemberForm } from './layout.ts'
import { ordersSection } from './orders.ts'
import { signOutHere } from './sign-out.ts'
import { cancelPlan, subscriptionsSection } from './subscriptions.ts'

const base = '/_hosted/account'

/** The members-account sections of wire §2.3. */
export function accountPages(app: App): void {
  app.get(base, (c) => c.redirect(`${base}/info`, 303))
  app.get(`${base}/info`, (c) => withMember(c, (member) => infoSection(member)))
  app.post(`${base}/info`, (c) => withMemberForm(c, changeInfo))
  app.get(`${base}/orders`, (c) => withMember(c, ordersSection))
  app.get(`${base}/bookings`, (c) => withMember(c, bookingsSection))
  app.post(`${base}/bookings`, (c) => withMemberForm(c, cancelBooking))
  app.get(`${base}/subscriptions`, (c) => withMember(c, subscriptionsSection))
  app.post(`${base}/subscriptions`, (c) => withMemberForm(c, cancelPlan))
  app.get(`${base}/events`, (c) => withMember(c, eventsSection))
  app.post(`${base}/sign-out`, (c) => withMemberForm(c, signOutHere))
}
