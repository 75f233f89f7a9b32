import { type MemberImage, toSlug } from '../../../areas/identity/index.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { idOf } from '../id-of.ts'
import { BANNER, bannerFile, type FamilyName, PORTRAIT, portraitFile } from '../media/file-name.ts'
import type { MemberSeed } from '../people/index.ts'
import { randomOf } from '../random.ts'
import { type ColorName, colors } from '../range/colors.ts'

const titles = [
  'Collector',
  'Potter',
  'Lamp restorer',
  'Printmaker',
  'Weaver',
  'Plant lover',
  'Vinyl collector',
  'Cabinetmaker',
] as const
const stills: readonly FamilyName[] = ['vase', 'lamp', 'bowl', 'teapot']
const materials = ['Stoneware', 'Linen', 'Walnut', 'Brass', 'Paper', 'Wool'] as const

/** Profiles of people in the order of the seed: names, addresses, pictures, privacy and roles of every kind. */
export function asCommunity(
  members: readonly MemberSeed[],
  config: Pick<PlatformConfig, 'publicUrl'>,
): MemberSeed[] {
  return members.map((member, index) => profileOf(member, index, config))
}

function profileOf(member: MemberSeed, index: number, config: Pick<PlatformConfig, 'publicUrl'>): MemberSeed {
  const random = randomOf(`profile ${index}`)
  const { firstName, lastName } = member.contact
  const name = `${firstName} ${lastName}`
  const demo = index === 0
  // One in eleven never chose.
  const privacyStatus = index % 11 === 7 ? 'UNDEFINED' : index % 5 === 3 ? 'PRIVATE' : 'PUBLIC'
  return {
    ...member,
    ...(demo
      ? { title: 'Collector' }
      : {
          nickname: name,
          slug: `${toSlug(name) || 'member'}-${index}`,
          privacyStatus,
          title: index % 3 ? random.pick(titles) : null,
        }),
    // Members without a picture are shown by their initials.
    photo: index % 8 === 6 ? null : portrait(member, index, config),
    cover: index % 4 === 0 ? still(member, index, config) : null,
    // At least one member has each role (spec §3 "Member roles in community").
    role: index === 1 ? 'CONTRIBUTOR' : index === 2 ? 'OWNER' : 'MEMBER',
    contact: {
      ...member.contact,
      ...(index % 6 === 0 ? { birthdate: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}` } : {}),
      ...(index % 7 === 1 ? { company: 'Atelier Nord', jobTitle: 'Maker' } : {}),
      ...(index % 2 ? {} : { customFields: fieldsOf(index) }),
    },
  }
}

/** Values of the fields in `settings.ts`. */
function fieldsOf(index: number) {
  const random = randomOf(`fields ${index}`)
  return {
    'favorite-material': { name: 'Favorite material', value: random.pick(materials) },
    'pieces-owned': { name: 'Items owned', value: random.integer(1, 60) },
    'opens-parcels-on-camera': { name: 'Films unboxings', value: random.chance(0.5) },
    ...(index % 4 ? {} : { website: { name: 'Website', value: `https://studio-${index}.example/` } }),
    ...(index % 6
      ? {}
      : { 'first-visit': { name: 'First visit to the workshop', value: `2019-0${1 + (index % 9)}-12` } }),
  }
}

const worn: readonly ColorName[] = Object.keys(colors) as ColorName[]

function portrait(
  member: MemberSeed,
  index: number,
  { publicUrl }: Pick<PlatformConfig, 'publicUrl'>,
): MemberImage {
  const color = colors[worn[(index * 5) % worn.length] as ColorName]
  return {
    id: idOf('portrait', member.loginEmail),
    url: `${publicUrl}/media/${portraitFile({ seed: `member-${index}`, color })}`,
    ...PORTRAIT,
  }
}

function still(
  member: MemberSeed,
  index: number,
  { publicUrl }: Pick<PlatformConfig, 'publicUrl'>,
): MemberImage {
  const family = stills[(index / 4) % stills.length] as FamilyName
  const color = colors[worn[(index * 3) % worn.length] as ColorName]
  return {
    id: idOf('cover', member.loginEmail),
    url: `${publicUrl}/media/${bannerFile({ family, seed: `member-${index}`, color })}`,
    ...BANNER,
    offsetX: 0,
    offsetY: 0,
  }
}
