import { toSlug } from '../../../areas/identity/index.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MemberSeed } from '../people/index.ts'

const DAY = 86_400_000

/** With whom each is worn, by place among the members. */
const kinds: readonly {
  title: string
  description: string
  back: string
  text: string
  worn: (index: number) => boolean
}[] = [
  {
    title: 'Founding member',
    description: 'A member from the very beginning.',
    back: '#7a3b1d',
    text: '#ffffff',
    worn: (index) => index < 5,
  },
  {
    title: 'Kiln circle',
    description: 'A regular at our kiln openings.',
    back: '#1f5560',
    text: '#ffffff',
    worn: (index) => index % 6 === 0,
  },
  {
    title: 'Mender',
    description: 'Gives old things a new life.',
    back: '#d9a32f',
    text: '#242322',
    worn: (index) => index % 9 === 2,
  },
  {
    title: 'Critic',
    description: 'Has reviewed at least 10 products.',
    back: '#6d3f56',
    text: '#ffffff',
    worn: (index) => index % 10 === 4,
  },
  {
    title: 'Host of the listening evening',
    description: 'Hosts our listening evenings.',
    back: '#c3ccd0',
    text: '#242322',
    worn: (index) => index === 12,
  },
  {
    title: 'Not yet awarded',
    description: 'For dedicated collectors.',
    back: '#55694a',
    text: '#ffffff',
    worn: () => false,
  },
]

/** Badges that many wear, one wears and nobody does. */
export function badges(members: readonly MemberSeed[], now: Date) {
  const createdAt = new Date(now.getTime() - 800 * DAY)
  const rows: Inserted<'badges'>[] = kinds.map(({ title, description, back, text }, index) => ({
    ...{ id: idOf('badge', title), title, description, backgroundColor: back, textColor: text },
    ...{ icon: null, permissionsEnabled: false, slug: toSlug(title), position: index + 1 },
    ...{ revision: 1, createdAt, updatedAt: createdAt },
  }))
  const badgeAssignments: Inserted<'badgeAssignments'>[] = kinds.flatMap(({ title, worn }) =>
    members.flatMap((member, index) =>
      worn(index)
        ? {
            id: idOf('badge assignment', `${title}/${member.loginEmail}`),
            badgeId: idOf('badge', title),
            memberId: member.id,
            createdAt: new Date(now.getTime() - (200 + index) * DAY),
          }
        : [],
    ),
  )
  return { badges: rows, badgeAssignments }
}
