import { platform } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { getMember } from '@galleria/platform-client/members'
import type { LoaderFunctionArgs } from '@galleria/router'
import type { AvatarOf } from '../../data/community/avatar.ts'
import { badgesOf } from '../../data/community/badges.ts'
import { toSeen } from '../../data/community/seen-member.ts'

/** For the widget's fetcher; null of whom whoever asks may not see. Never throws: the page would go with it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<AvatarOf | null> {
  const { signal, url } = request
  const client = context.get(platform)
  const id = new URL(url).searchParams.get('id') ?? ''
  try {
    const [{ member }, badges] = await Promise.all([
      getMember(client, { id }, { signal }),
      badgesOf(client, [id], signal),
    ])
    return { member: toSeen(member, client.baseUrl), badges: badges[id] ?? [] }
  } catch (error) {
    if (isPlatformError(error) && !signal.aborted) return null
    throw error
  }
}

export { Component } from './members-relations.ts'
