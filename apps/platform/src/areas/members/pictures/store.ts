import type { Db, Trx } from '../../../data/database.ts'

export async function deletePicture(trx: Trx, id: string, kind: 'PHOTO' | 'COVER'): Promise<void> {
  await trx.deleteFrom('memberPictures').where('memberId', '=', id).where('kind', '=', kind).execute()
}

interface NewPicture {
  readonly id: string
  readonly rowId: string
  readonly kind: 'PHOTO' | 'COVER'
  readonly bytes: Buffer
  readonly date: Date
}

export async function insertPicture(trx: Trx, { id, rowId, kind, bytes, date }: NewPicture): Promise<void> {
  await trx
    .insertInto('memberPictures')
    .values({ id, memberId: rowId, kind, bytes, createdAt: date })
    .execute()
}

export function findPicture(db: Db, id: string) {
  return db.selectFrom('memberPictures').select('bytes').where('id', '=', id).executeTakeFirst()
}
