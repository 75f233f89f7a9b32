import { type SqlBool, sql } from 'kysely'
import { byMember, OWN, type PersonalData } from '../../data/personal-data.ts'

/** Reviews, votes and pictures of a member. */
export const reviewsData: PersonalData = {
  owned: [
    {
      name: 'reviewVotes',
      table: 'reviewVotes',
      whose: byMember,
      only: ['reviewId', 'createdAt'],
      fate: 'ERASED',
      why: OWN,
    },
    // Not in the file: reviews name their pictures, and a picture is no line of JSON.
    {
      name: 'reviewPictures',
      table: 'reviewPictures',
      whose: byMember,
      fate: 'ERASED',
      why: OWN,
      secret: true,
    },
    {
      name: 'reviewRequests',
      table: 'reviewRequests',
      whose: byMember,
      fate: 'ERASED',
      why: OWN,
    },
    { name: 'reviews', table: 'reviews', whose: byMember, fate: 'ERASED', why: OWN },
  ],
  attached: [
    {
      name: 'reviewRequestItems',
      table: 'reviewRequestItems',
      whose: ({ memberId }) =>
        sql<SqlBool>`order_id in (select order_id from review_requests where member_id = ${memberId}::uuid)`,
    },
  ],
}
