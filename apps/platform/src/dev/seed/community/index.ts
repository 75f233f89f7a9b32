import type { PlatformConfig } from '../../../data/config.ts'
import type { MemberSeed } from '../people/index.ts'
import { abouts } from './abouts.ts'
import { badges } from './badges.ts'
import { asCommunity } from './profiles.ts'
import { blocks, follows, reports } from './relations.ts'
import { customFields } from './settings.ts'

/** The people of a full store as a community: how they show themselves, what they tell, wear and say of each other. */
export function communityRows(
  people: readonly MemberSeed[],
  config: Pick<PlatformConfig, 'publicUrl'>,
  now: Date,
) {
  const members = asCommunity(people, config)
  return {
    members,
    memberCustomFields: customFields(now),
    memberAbouts: abouts(members, now),
    ...badges(members, now),
    memberFollows: follows(members, now),
    memberBlocks: blocks(members, now),
    ...reports(members, now),
  }
}
