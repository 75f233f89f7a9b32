export default [
  `alter table brands add column if not exists revision bigint not null default 1`,
  `alter table brands add column if not exists created_at timestamptz not null default now()`,
  `alter table brands add column if not exists updated_at timestamptz not null default now()`,
  `alter table ribbons add column if not exists revision bigint not null default 1`,
  `alter table ribbons add column if not exists created_at timestamptz not null default now()`,
  `alter table ribbons add column if not exists updated_at timestamptz not null default now()`,
]
