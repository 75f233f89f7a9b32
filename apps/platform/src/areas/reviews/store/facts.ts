import { sql } from 'kysely'

const ofProduct = (name: 'name' | 'slug' | 'visible') =>
  sql`(select p.${sql.ref(name)} from products p where p.id = reviews.product_id)`

export const contactId = sql<
  string | null
>`(select m.contact_id from members m where m.id = reviews.member_id)`

/** Members whom a review helped. */
export const helpful = sql<number>`(select count(*)::integer from review_votes v where v.review_id = reviews.id)`

/** Facts of a review that stand in other tables. */
export const facts = [
  helpful.as('helpful'),
  contactId.as('contactId'),
  ofProduct('name').$castTo<string | null>().as('productName'),
  ofProduct('slug').$castTo<string | null>().as('productSlug'),
  ofProduct('visible').$castTo<boolean | null>().as('productVisible'),
] as const
