export default [
  // Files of the shop's library; their bytes lie in the media store, under names that begin with the id.
  `create table if not exists media_folders (
    id uuid primary key,
    display_name text not null,
    parent_folder_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists media_files (
    id uuid primary key,
    display_name text not null,
    name_key text not null,
    parent_folder_id uuid,
    media_type text not null,
    mime_type text not null,
    extension text not null,
    size_in_bytes bigint not null,
    hash text not null,
    private boolean not null,
    width integer,
    height integer,
    alt_text text,
    focal_point jsonb,
    blur_color text,
    poster_file_id uuid,
    labels jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index if not exists media_files_by_time on media_files (created_at desc, id desc)',
  'create index if not exists media_files_by_folder on media_files (parent_folder_id)',
  'create index if not exists media_files_deleted on media_files (deleted_at) where deleted_at is not null',
  // Addresses that were given out for uploading: each goes with its file, or is swept with what it left
  // behind.
  `create table if not exists media_uploads (
    id uuid primary key,
    file_name text not null,
    mime_type text not null,
    parent_folder_id uuid,
    private boolean not null,
    labels jsonb not null,
    width integer,
    height integer,
    expires_at timestamptz not null,
    leased_until timestamptz,
    created_at timestamptz not null
  )`,
  'create index if not exists media_uploads_by_end on media_uploads (expires_at)',
]
