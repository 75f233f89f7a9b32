import type pg from 'pg'

/** API key of the store that the bench opens. */
export const OWNER = 'a key for a bench alone'

/** Worn by every second, by one in a hundred, and by the thousand who were there first. */
export const badges = {
  common: '20000000-0000-4000-8000-000000000001',
  rare: '20000000-0000-4000-8000-000000000002',
  founders: '20000000-0000-4000-8000-000000000003',
} as const

const CHUNK = 100_000
const FOUNDERS = 1000

const syllables =
  'ba be bi bo ca da de di el fa fe go ha is jo ka la le li lo ma me mi mo na ne no or pa ra re ri ro sa'

/**
 * So many members, one every ninety seconds: of a hundred 88 are approved, 5 wait, 5 are blocked, 2 are offline; 70 are
 * PUBLIC, 29 PRIVATE, 1 has not said; every second has never signed in. Names are of random syllables.
 */
export async function fillMembers(client: pg.Client, members: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  for (let start = 0; start < members; start += CHUNK)
    await client.query(
      `with numbered as (
         select n, md5(n::text) as h, ('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id
         from generate_series($1::int, least($1::int + $3::int, $2::int) - 1) as n
       ), drawn as (
         select n, id, ('x' || substr(h, 1, 6))::bit(24)::int as a, ('x' || substr(h, 7, 6))::bit(24)::int as b
         from numbered
       ), named as (
         select *, initcap(s[1 + a % 34] || s[1 + a / 34 % 34] || s[1 + a / 1156 % 34]) as first,
           initcap(s[1 + b % 34] || s[1 + b / 34 % 34] || s[1 + b / 1156 % 34]) as last
         from drawn cross join (select string_to_array($4, ' ') as s) as list
       )
       insert into members (id, contact_id, login_email, email_key, email_skeleton, login_email_verified, status,
         privacy_status, activity_status, nickname, slug, contact, revision, created_at, updated_at, last_login_at)
       select id, id, 'member' || n || '@example.test', 'member' || n || '@example.test',
         'member' || n || '@example.test', true,
         case when a % 100 < 88 then 'APPROVED' when a % 100 < 93 then 'PENDING' when a % 100 < 98 then 'BLOCKED'
           else 'OFFLINE' end,
         case when b % 100 < 70 then 'PUBLIC' when b % 100 < 99 then 'PRIVATE' else 'UNDEFINED' end,
         case when b % 1000 = 0 then 'MUTED' else 'ACTIVE' end,
         first || ' ' || last, 'member-' || n, jsonb_build_object('firstName', first, 'lastName', last), 1,
         now() - ($2::int - n) * interval '90 seconds', now(),
         case when a % 2 = 0 then now() - (b % 100000) * interval '5 minutes' end
       from named`,
      [start, members, CHUNK, syllables],
    )
  await client.query(
    `insert into badges (id, title, background_color, text_color, permissions_enabled, slug, position, revision,
       created_at, updated_at)
     select b.id::uuid, b.title, '#000000', '#ffffff', false, 'bench-' || b.title, 900 + b.place, 1, now(), now()
     from unnest($1::text[], $2::text[]) with ordinality as b (id, title, place)`,
    [Object.values(badges), Object.keys(badges)],
  )
  for (const [badge, which] of [
    [badges.common, 'n % 2 = 0'],
    [badges.rare, 'n % 100 = 0'],
    [badges.founders, `n < ${FOUNDERS}`],
  ])
    await client.query(
      `insert into badge_assignments (id, badge_id, member_id, created_at)
       select gen_random_uuid(), $1::uuid, ('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now()
       from generate_series(0, $2::int - 1) as n where ${which}`,
      [badge, members],
    )
  for (const table of ['members', 'badges', 'badge_assignments'])
    await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}
