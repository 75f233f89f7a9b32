/** Options and texts that products share, known to products by their names. */
export default [
  `create table if not exists customizations (
    id uuid primary key,
    name text not null,
    customization_type text not null check (customization_type in ('PRODUCT_OPTION', 'MODIFIER')),
    render_type text not null check (render_type in ('TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT')),
    choices jsonb not null,
    free_text jsonb,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (customization_type, name)
  )`,
]
