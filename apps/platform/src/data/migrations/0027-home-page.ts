export default [
  // The home page is one more kind of page: drafts, versions and the schedule are the same.
  'alter table content_pages drop constraint if exists content_pages_kind_check',
  `alter table content_pages add constraint content_pages_kind_check check (kind in ('PAGE', 'POST', 'HOME'))`,
]
