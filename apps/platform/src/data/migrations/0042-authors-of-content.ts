export default [
  // API keys write content too, and stand where staff do.
  'alter table content_pages drop constraint if exists content_pages_updated_by_fkey',
  'alter table content_page_versions drop constraint if exists content_page_versions_created_by_fkey',
  'alter table content_documents drop constraint if exists content_documents_updated_by_fkey',
  'alter table content_document_versions drop constraint if exists content_document_versions_created_by_fkey',
  'alter table url_redirects drop constraint if exists url_redirects_created_by_fkey',
]
