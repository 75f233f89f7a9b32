import { byMember, byMemberOrAddress, LAW, NOBODY, type PersonalData } from '../../data/personal-data.ts'

/** Times, tickets and plans of a member. */
export const offerData: PersonalData = {
  owned: [
    {
      name: 'bookings',
      table: 'bookings',
      whose: byMemberOrAddress,
      fate: 'ANONYMISED',
      why: LAW,
      blank: { memberId: null, visitorId: null, name: '', email: NOBODY },
    },
    {
      name: 'tickets',
      table: 'eventOrders',
      whose: byMemberOrAddress,
      fate: 'ANONYMISED',
      why: LAW,
      blank: { memberId: null, visitorId: null, name: '', email: NOBODY },
    },
    { name: 'plans', table: 'planOrders', whose: byMember, fate: 'KEPT', why: LAW },
  ],
}
