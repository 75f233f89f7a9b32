import type { Db } from '../database.ts'

/** Time of the last change, as a text to compare; empty without translations. */
export async function lastChange(db: Db): Promise<string> {
  const { updatedAt } = await db
    .selectFrom('translations')
    .select((each) => each.fn.max('updatedAt').as('updatedAt'))
    .executeTakeFirstOrThrow()
  return updatedAt ? String(updatedAt.getTime()) : ''
}

/** Entities' texts in the site's language, with those in another. */
export function pairs(db: Db, primary: string, language: string) {
  return db
    .selectFrom('translations as theirs')
    .innerJoin('translations as own', (join) =>
      join
        .onRef('own.schemaId', '=', 'theirs.schemaId')
        .onRef('own.entityId', '=', 'theirs.entityId')
        .on('own.locale', '=', primary),
    )
    .select(['own.fields as original', 'theirs.fields as translated'])
    .where('theirs.locale', '=', language)
    .orderBy('theirs.updatedAt')
    .execute()
}
