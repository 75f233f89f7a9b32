import { kept } from '../../../base/kept.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { padded, Together } from '../../../base/together.ts'
import { askHot, type Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Asking } from '../../../http/asking.ts'
import { type Caller, callerOf, isToken } from '../../../http/caller.ts'
import type { Sight } from '../../../http/kept-answers.ts'
import type { AccountRow } from '../view.ts'
import { accountOfMember, accountOfToken, accountsOfTokens } from './store/own.ts'

interface OwnSight extends Sight {
  /** None where the member has none. */
  readonly account?: AccountRow | undefined
}

type Seen = OwnSight | undefined

type Site = Pick<Services, 'db' | 'clock' | 'kept'>

/** Who asks, and the mark of their account. Nobody for a token that the usual look has to judge. */
export async function ownAccountSight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const looks = kept(
    site,
    'own accounts',
    () => new Together((asked: readonly string[]) => lookAt(site, asked)),
  )
  return looks.ask(token)
}

async function lookAt({ db, clock }: Site, asked: readonly string[]): Promise<Seen[]> {
  // Parts of a page ask at the same moment with the same token.
  const tokens = [...new Set(asked)]
  const hashes = tokens.map(hashSecret)
  const now = clock.now()
  const rows = await askHot(
    db,
    hashes.length > 1 ? accountsOfTokens([padded(hashes), now]) : accountOfToken([...hashes, now]),
  )
  const found = new Map<string, OwnSight>()
  for (const { place, mark, ...session } of rows) {
    const token = tokens[place - 1]
    const caller = callerOf(session)
    if (token && caller) found.set(token, seenOf(db, caller, mark))
  }
  return asked.map((token) => found.get(token))
}

function seenOf(db: Db, caller: Caller, mark: string | null): OwnSight {
  if (!mark || caller.type !== 'MEMBER') return { caller, mark: null }
  const again = async () => ({ caller, ...(await read(db, caller.memberId)) })
  return { caller, mark, again }
}

async function read(db: Db, memberId: string): Promise<Pick<OwnSight, 'mark' | 'account'>> {
  const [row] = (await db.executeQuery(accountOfMember([memberId]))).rows
  if (!row) return { mark: null, account: undefined }
  const { mark, ...account } = row
  return { mark, account }
}

/** What was read after the look; asked for where whoever asks was only known at the second look. */
export async function ownAccount(
  db: Db,
  sight: Sight | undefined,
  memberId: string,
): Promise<AccountRow | undefined> {
  return sight ? (sight as OwnSight).account : (await read(db, memberId)).account
}
