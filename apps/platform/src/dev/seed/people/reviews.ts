import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { type Random, randomOf } from '../random.ts'
import type { MemberSeed } from './index.ts'

const DAY = 86_400_000

/** Words of reviews by their stars: title, text. */
const words: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  5: [
    [
      'Even better than in the pictures',
      'The color is warmer in daylight. It has stood on our table for weeks, and everybody asks about it.',
    ],
    ['Beautifully made', 'You see the hand that made it, and it is still precise. It came very well packed.'],
    [
      'My favorite thing in the room',
      'I looked for this for a year. The size is just right, and the surface is lovely to touch.',
    ],
    [
      'Würde ich wieder kaufen',
      'Sehr schöne Verarbeitung, gut verpackt und schnell geliefert. Die Farbe passt genau.',
    ],
    ['Precioso', 'Llegó bien embalado y es aún más bonito en persona. El tacto es muy agradable.'],
    ['とても気に入りました', '手触りがよく、写真より温かみのある色でした。梱包も丁寧でした。'],
    ['جميل جدًا', 'الصنعة متقنة واللون أدفأ مما في الصور. وصل مغلفًا بعناية.'],
  ],
  4: [
    [
      'Very good, a little smaller than I thought',
      'Check the dimensions before you order. The quality is what I hoped for.',
    ],
    ['Lovely gift', 'My sister uses it every day. One star less, because delivery took a week.'],
    ['Good quality', ''],
    ['Simple and well thought out', 'It does one thing and does it well. I would like it in more colors.'],
  ],
  3: [
    ['Nice, but not what I expected', 'The color is darker than on my screen. It is well made, though.'],
    ['Fine for the price', 'It does its job. The edge could be smoother.'],
  ],
  2: [
    ['Arrived with a chip', 'Support sent another one at once, but I expected more care.'],
    ['Smaller than it looks', 'The pictures make it look larger. The finish is good, so I kept it.'],
    ['The two sides do not match', 'I know that it is made by hand, but I had hoped for more care.'],
  ],
  1: [
    ['Broke after a week', 'It fell from a low shelf and cracked. I had hoped for more.'],
    ['Not for me', 'It is much heavier than I thought, so I sent it back.'],
  ],
}

const thanks = [
  'Thank you for your words. We passed them on to the workshop.',
  'Thank you for telling us. Please write to us if anything is not right, and we will put it right.',
] as const

interface Sold {
  readonly id: string
  readonly createdAt: Date
}

/** Reviews of the first products of the range, with votes; a few wait for the shop's decision. */
export function reviewRows(members: readonly MemberSeed[], products: readonly Sold[], now: Date) {
  const authors = members.filter(({ status }) => status === 'APPROVED').slice(1)
  const reviews = products.slice(0, 36).flatMap((product, place) => {
    const random = randomOf(`reviews of ${product.id}`)
    // Every fourth product has none yet.
    const count = place % 4 === 3 ? 0 : Math.min(authors.length, random.integer(1, place % 5 === 0 ? 14 : 6))
    const first = random.integer(0, authors.length - 1)
    const said = new Set<string>()
    return Array.from({ length: count }, (_, index) => {
      const author = authors[(first + index) % authors.length]
      return author ? [review(author, product, { random, said, now })] : []
    }).flat()
  })
  const shown = reviews.filter(({ status }) => status === 'APPROVED')
  const reviewVotes = shown.flatMap(({ id, memberId }) => {
    const random = randomOf(`votes for ${id}`)
    const voters = authors.filter((each) => each.id !== memberId && random.chance(0.12))
    return voters.map((voter) => ({ reviewId: id, memberId: voter.id, createdAt: now }))
  })
  return { reviews, reviewVotes }
}

interface Setting {
  readonly random: Random
  /** Titles that reviews of the product have: no two say the same. */
  readonly said: Set<string>
  readonly now: Date
}

function review(author: MemberSeed, product: Sold, { random, said, now }: Setting): Inserted<'reviews'> {
  const wanted = random.pick([5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1])
  const unsaid = (stars: number) => (words[stars] ?? []).filter(([title]) => !said.has(title))
  const rating = [wanted, 5, 4, 3, 2, 1].find((stars) => unsaid(stars).length > 0) ?? wanted
  const [title, body] = random.pick(unsaid(rating) as [[string, string]])
  said.add(title)
  const createdAt = new Date(now.getTime() - random.integer(60, 200 * 1440) * 60_000)
  const waits = random.chance(0.06)
  const answer = !waits && (rating < 3 || random.chance(0.12)) ? (rating < 3 ? thanks[1] : thanks[0]) : null
  const repliedAt = answer ? new Date(Math.min(now.getTime(), createdAt.getTime() + DAY)) : null
  return {
    id: idOf('review', `${product.id}/${author.loginEmail}`),
    ...{ productId: product.id, memberId: author.id, authorName: author.nickname ?? null },
    ...{ title, body: body || null, rating, media: [] },
    verified: random.chance(0.7),
    status: waits ? 'IN_MODERATION' : 'APPROVED',
    ...{ manuallyChanged: !waits, publishCount: waits ? 0 : 1, revision: 1 },
    ...{ replyMessage: answer, replyCreatedAt: repliedAt, replyUpdatedAt: repliedAt },
    ...{ createdAt, updatedAt: createdAt },
  }
}
