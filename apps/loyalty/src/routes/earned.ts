import { languageIn, platform } from '@galleria/federation'
import { isPlatformError, isTransientError, type PlatformClient } from '@galleria/platform-client'
import { createFollowedChannel, listFollowedChannels } from '@galleria/platform-client/loyalty-program'
import { getMyMember } from '@galleria/platform-client/members'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@galleria/router'
import { messagesIn } from '../messages/index.ts'
import { myAccount, quietly } from '../my-account.ts'
import { isChannel } from '../rules/channels.ts'

export interface Earned {
  readonly hasAccount: boolean
  /** Of the member's tier, which may have rates of its own. */
  readonly tierId?: string | undefined
  /** Names of the channels that were followed. */
  readonly followed: readonly string[]
  /** `1990-02-28`, where the member has told it. */
  readonly birthdate: string | null
}

/** What a member has done of the ways to earn. */
export async function loader({ context, request }: LoaderFunctionArgs) {
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

export type FollowResult = { readonly ok: true } | { readonly ok: false; readonly problem: string }

/** The member says that they follow a channel; the platform takes it once, however often it is sent. */
export async function action({ context, request }: ActionFunctionArgs): Promise<FollowResult> {
  const t = messagesIn(languageIn(context))
  const channel = String((await request.formData()).get('channel') ?? '')
  if (!isChannel(channel)) return { ok: false, problem: t('redeem.refused-for', { why: channel }) }
  try {
    await createFollowedChannel(context.get(platform), { followedChannel: { channel } })
    return { ok: true }
  } catch (error) {
    if (isTransientError(error)) return { ok: false, problem: t('redeem.outage') }
    if (isPlatformError(error)) return { ok: false, problem: t('redeem.refused-for', { why: error.message }) }
    throw error
  }
}
