import { languageIn, platform } from '@galleria/federation'
import {
  isPlatformError,
  isTransientError,
  isValidationError,
  type PlatformClient,
} from '@galleria/platform-client'
import { createFollowedChannel, listFollowedChannels } from '@galleria/platform-client/loyalty-program'
import { getMyMember, updateMember } from '@galleria/platform-client/members'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@galleria/router'
import { messagesIn } from '../messages/index.ts'
import { isChannel } from '../rules/channels.ts'
import { myAccount, quietly } from './my-account.ts'

export interface Earned {
  readonly hasAccount: boolean
  /** Id of the member's tier, which may have rates of its own. */
  readonly tierId?: string | undefined
  /** Names of the channels that were followed. */
  readonly followed: readonly string[]
  /** `1990-02-28`, where the member has told it. */
  readonly birthdate: string | null
}

/** Loads which ways to earn a member has used. */
export async function loadEarned({ context, request }: LoaderFunctionArgs) {
  return quietly(read(context.get(platform), request.signal), { failed: true as const })
}

async function read(client: PlatformClient, signal: AbortSignal): Promise<Earned> {
  const [account, followed, { member }] = await Promise.all([
    myAccount(client, signal),
    followedBy(client, signal),
    getMyMember(client, { fieldsets: ['FULL'] }, { signal }),
  ])
  const { birthdate } = member.contact ?? {}
  return {
    hasAccount: account !== null,
    tierId: account?.tier?.id ?? undefined,
    followed,
    birthdate: typeof birthdate === 'string' ? birthdate : null,
  }
}

/** None before there is an account. */
async function followedBy(client: PlatformClient, signal: AbortSignal): Promise<string[]> {
  try {
    const { followedChannels } = await listFollowedChannels(client, undefined, { signal })
    return followedChannels.flatMap(({ channel }) => channel ?? [])
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return []
    throw error
  }
}

export type EarnedResult = { readonly ok: true } | { readonly ok: false; readonly problem: string }

/** The member says that they follow a channel, which counts once however often it is sent; or when they were born. */
export async function saveEarned({ context, request }: ActionFunctionArgs): Promise<EarnedResult> {
  const t = messagesIn(languageIn(context))
  const client = context.get(platform)
  const form = await request.formData()
  const [channel, birthdate] = ['channel', 'birthdate'].map((name) => String(form.get(name) ?? '').trim())
  try {
    if (form.get('intent') === 'birthday') {
      if (!birthdate) return { ok: false, problem: t('earn.birthday-wrong') }
      const { member } = await getMyMember(client)
      await updateMember(client, { member: { id: member.id, contact: { birthdate } } })
      return { ok: true }
    }
    if (!channel || !isChannel(channel))
      return { ok: false, problem: t('redeem.refused-for', { why: channel ?? '' }) }
    await createFollowedChannel(client, { followedChannel: { channel } })
    return { ok: true }
  } catch (error) {
    if (isTransientError(error)) return { ok: false, problem: t('redeem.outage') }
    if (isValidationError(error)) return { ok: false, problem: t('earn.birthday-wrong') }
    if (isPlatformError(error)) return { ok: false, problem: t('redeem.refused-for', { why: error.message }) }
    throw error
  }
}
