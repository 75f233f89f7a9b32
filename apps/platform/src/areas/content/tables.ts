import type { ContentDocumentTables } from './documents/tables.ts'
import type { ContentPageTables } from './pages/tables.ts'
import type { UrlRedirectTables } from './redirects/tables.ts'

export interface ContentTables extends ContentPageTables, ContentDocumentTables, UrlRedirectTables {}
