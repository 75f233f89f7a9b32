import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { ProductRow } from './products.ts'

export type File = NonNullable<ProductRow['digitalFile']>

export async function findDigitalFile(db: Db, fileName: string): Promise<File | undefined> {
  const { rows } = await sql<{ file: File }>`select digital_file as file from products
    where digital_file ->> 'fileName' = ${fileName} and digital_file ->> 'id' is null
    order by id limit 1`.execute(db)
  return rows[0]?.file
}
