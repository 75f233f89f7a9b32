import { z } from 'zod'
import type { Services } from '../../../data/services.ts'
import { insertSuppression, updateQueued } from './store.ts'

/** A letter that did not arrive, or that its reader complained of. */
export interface Bounce {
  readonly type: 'bounce' | 'complaint'
  readonly email: string
  /** Whether the address never takes letters; those that only failed this time change nothing. */
  readonly isPermanent: boolean
  readonly mailId?: string | undefined
  readonly detail: string
}

const Told = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: z.email().max(254),
  permanent: z.boolean().default(true),
  mailId: z.guid().optional(),
  detail: z.string().max(500).default(''),
})

/** Reads what a program tells as JSON; undefined of anything else. */
export function readTold(text: string): Bounce | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { success, data } = Told.safeParse(value)
  if (!success) return undefined
  const { type, email, permanent, mailId, detail } = data
  return { type, email, isPermanent: permanent, mailId, detail }
}

/** Reads a delivery report (RFC 3464), as mail servers send it to the address in MAIL_FROM; undefined of any other letter. */
export function readReport(text: string): Bounce | undefined {
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim()
  if (!/report-type="?delivery-status/i.test(text)) return undefined
  const email = /^rfc822;[ \t]*<?([^\s<>]{1,254})>?$/i.exec(field('Final-Recipient') ?? '')?.[1]
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field('Status') ?? '')?.[0]
  if (!email?.includes('@') || !status) return undefined
  const ids = [...text.matchAll(/^Message-ID:[ \t]*<([\da-f-]{36})@/gim)].map(([, id]) => id)
  const detail = `${status} ${field('Diagnostic-Code') ?? ''}`.trim().slice(0, 500)
  const isPermanent = field('Action')?.toLowerCase() === 'failed' && status.startsWith('5')
  return { type: 'bounce', email, isPermanent, mailId: ids.at(-1), detail }
}

/** Keeps further letters from an address, and notes it at the letter. */
export async function takeBounce(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { type, email, isPermanent, mailId, detail }: Bounce,
): Promise<void> {
  if (!isPermanent) return
  const now = clock.now()
  await insertSuppression(db, email, {
    reason: type === 'bounce' ? 'BOUNCE' : 'COMPLAINT',
    detail: detail || (type === 'bounce' ? 'A letter came back.' : 'The reader complained.'),
    createdAt: now,
  })
  if (mailId && type === 'bounce')
    await updateQueued(db, mailId, { status: 'BOUNCED', lastError: detail, finishedAt: now })
}
