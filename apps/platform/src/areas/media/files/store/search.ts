import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { column, type Fields } from '../../../../data/query-language/fields.ts'
import { readKeyset } from '../../../../data/query-language/keyset.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import { type FileSearch, UploadInput } from '../input.ts'
import type { FileRow } from '../names.ts'
import { ROOT } from '../view.ts'

const fields: Fields = {
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
  displayName: column('text', sql.ref('display_name'), { sortable: true, key: sql.ref('name_key') }),
  sizeInBytes: column('number', sql.ref('size_in_bytes'), { sortable: true }),
}

/** Files of the library, the newest first unless told. A cursor goes on with what it was given for. */
export async function searchFiles(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { sort, cursorPaging, ...given }: z.output<typeof FileSearch>,
) {
  const page = readKeyset(
    config,
    'media files',
    { filter: given, sort: sort ? [sort] : [], cursorPaging },
    fields,
    { at: '', sortAt: 'sort' },
  )
  const query = UploadInput.parse(page.filter)
  const { rows } = await sql<FileRow & { position: string | null }>`
    select *, ${page.position} as position from media_files
    where ${matching(query)} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}

function matching({
  search,
  rootFolder,
  parentFolderId,
  mediaTypes,
  labels,
  ...query
}: z.output<typeof UploadInput>) {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  const conditions = [
    sql<SqlBool>`private = ${query.private}`,
    rootFolder === 'TRASH_ROOT' ? sql<SqlBool>`deleted_at is not null` : sql<SqlBool>`deleted_at is null`,
    ...words.map(
      (word) =>
        sql<SqlBool>`(strpos(name_key, ${word}) > 0 or strpos(lower(coalesce(alt_text, '')), ${word}) > 0)`,
    ),
    ...(labels.length ? [sql<SqlBool>`labels @> ${JSON.stringify(labels)}::jsonb`] : []),
    ...(mediaTypes.length ? [sql<SqlBool>`media_type = any(${mediaTypes}::text[])`] : []),
    ...(parentFolderId === undefined ? [] : [within(parentFolderId)]),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function within(folder: string) {
  if (folder === ROOT) return sql<SqlBool>`parent_folder_id is null`
  return isUuid(folder) ? sql<SqlBool>`parent_folder_id = ${folder}::uuid` : sql<SqlBool>`false`
}
