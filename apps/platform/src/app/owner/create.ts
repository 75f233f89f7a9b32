import { randomUUID } from 'node:crypto'
import { createMember, newLink } from '../../areas/identity/index.ts'
import { deliver } from '../../areas/mailbox/index.ts'
import { emailKey } from '../../base/texts/email-key.ts'
import { type Trx, transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { english } from '../../domain/messages/languages.ts'
import { ownerLetter } from './letter.ts'

/** How long the first link works. */
export const LINK_HOURS = 24

export interface NewOwner {
  readonly email: string
  readonly name?: string | undefined
  /** Sends the link to the address, and tells it to nobody else. */
  readonly byMail: boolean
}

export interface CreatedOwner {
  readonly email: string
  /** Opens the page that sets the password, once; absent where it was sent by mail. */
  readonly link?: string
  /** Was there already, and got another link. */
  readonly before: boolean
}

/** Refused in words that say what to do. */
class OwnerRefused extends Error {
  override readonly name = 'OwnerRefused'
}

/**
 * Makes the first owner of a shop, without a password: whoever opens the link chooses it. Again for the same address
 * another link is made, and those of before end. Throws `OwnerRefused`.
 */
export async function createOwner(services: Services, owner: NewOwner): Promise<CreatedOwner> {
  const email = owner.email.trim()
  const key = email.length > 254 ? undefined : emailKey(email)
  if (!key)
    throw new OwnerRefused(
      `"${email.slice(0, 60)}" is not an email address. Enter the owner's address. Example: owner@shop.example`,
    )
  const known = await ownerOf(services)
  if (known && known.emailKey !== key)
    throw new OwnerRefused(
      `This store already has an owner: ${known.loginEmail}. Run the command with that address to get a new link to set the password.`,
    )
  if (known)
    return transaction(services.db, async (trx) =>
      linked(trx, services, owner, known.id, known.loginEmail, true),
    )
  const taken = await services.db
    .selectFrom('members')
    .select('id')
    .where('emailKey', '=', key)
    .executeTakeFirst()
  if (taken)
    throw new OwnerRefused(
      `A customer already has an account with ${email}. Use another address, or delete that account first.`,
    )
  const registration = {
    email,
    emailKey: key,
    emailVerified: true,
    passwordHash: null,
    status: 'APPROVED' as const,
    profile: { firstName: owner.name?.trim() || undefined },
  }
  return createMember(services, registration, async (trx, { id, loginEmail }) => {
    await trx
      .insertInto('staffUsers')
      .values({ id: randomUUID(), memberId: id, role: 'OWNER', createdAt: services.clock.now() })
      .execute()
    return linked(trx, services, owner, id, loginEmail, false)
  })
}

function ownerOf({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('staffUsers')
    .innerJoin('members', 'members.id', 'staffUsers.memberId')
    .select(['members.id', 'members.loginEmail', 'members.emailKey'])
    .where('staffUsers.role', '=', 'OWNER')
    .executeTakeFirst()
}

async function linked(
  trx: Trx,
  services: Services,
  { byMail }: NewOwner,
  memberId: string,
  email: string,
  before: boolean,
): Promise<CreatedOwner> {
  const now = services.clock.now()
  await trx
    .updateTable('recoveries')
    .set({ usedAt: now })
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .execute()
  const { link } = await newLink(trx, services, {
    memberId,
    seconds: LINK_HOURS * 3600,
    returnUrl: null,
    language: english,
  })
  if (!byMail) return { email, link, before }
  await deliver(trx, { ...ownerLetter(services.config, email, link, english), date: now })
  return { email, before }
}
