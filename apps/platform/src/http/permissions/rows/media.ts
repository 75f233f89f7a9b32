import type { Rows } from '../row.ts'

export const media: Rows = {
  'POST /site-media/v1/files/generate-upload-url': 'STAFF',
  'GET /site-media/v1/files/get-file-by-id': 'STAFF',
  'POST /site-media/v1/files/search': 'STAFF',
  'PATCH /site-media/v1/files/{file.id}': 'STAFF',
  'POST /site-media/v1/bulk/files/delete': 'STAFF',
  'POST /site-media/v1/bulk/trash-bin/files/restore': 'STAFF',
  'POST /site-media/v1/files/generate-download-url': 'STAFF',
  'POST /site-media/v1/folders': 'STAFF',
  'GET /site-media/v1/folders': 'STAFF',
  'PATCH /site-media/v1/folders/{folder.id}': 'STAFF',
  'POST /site-media/v1/bulk/folders/delete': 'STAFF',
}
