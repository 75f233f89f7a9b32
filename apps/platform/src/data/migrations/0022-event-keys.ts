export default [
  `create table if not exists event_keys (
    app_id text not null,
    generation integer not null,
    kid text not null,
    public_pem text not null,
    private_sealed bytea not null,
    active_at timestamptz not null,
    retires_at timestamptz,
    created_at timestamptz not null,
    primary key (app_id, generation)
  )`,
]
