/** Texts that products share. Products have their own too: what catalog V1 writes belongs to its product alone. */
export default [
  `create table if not exists info_sections (
    id uuid primary key,
    unique_name text not null unique,
    title text not null,
    description jsonb,
    plain_description text not null,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
]
