import type { RichContent } from '@galleria/platform-client/entities/common'
import { AboutContent } from '../../../base/texts/rich-content.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MemberSeed } from '../people/index.ts'
import { randomOf } from '../random.ts'

const DAY = 86_400_000

const began = [
  'I bought one cup here and now own a shelf of them.',
  'My grandmother had a workshop, and I collect handmade pieces.',
  'Most of my furniture is older than I am. The rest is from here.',
  'I write about objects that get better with use.',
] as const
const loves = [
  'beautiful glazes',
  'lamps that can be repaired',
  'paper with a deckle edge',
  'blankets that outlast sofas',
  'uncluttered shelves',
] as const

/** Texts that some members write about themselves, short and long, with every kind of node. */
export function abouts(members: readonly MemberSeed[], now: Date): Inserted<'memberAbouts'>[] {
  return members.flatMap((member, index) => {
    if (index % 3 === 2) return []
    const createdAt = new Date(
      Math.max(new Date(member.createdAt).getTime(), now.getTime() - (300 - index) * DAY),
    )
    return {
      id: idOf('about', member.loginEmail),
      memberId: member.id,
      content: AboutContent.parse({ nodes: nodesOf(member, index), metadata: { version: 1 } }) as RichContent,
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

function nodesOf({ contact }: MemberSeed, index: number): object[] {
  const random = randomOf(`about ${index}`)
  const opening = paragraph(
    text(`${random.pick(began)} `),
    text('Say hello', 'ITALIC'),
    text(' when we meet at the kiln.'),
  )
  if (index % 4 === 1) return [opening]
  return [
    heading(2, `Hello, I am ${contact.firstName}`),
    opening,
    heading(3, 'What I look for'),
    list('BULLETED_LIST', loves.slice(0, random.integer(2, 5))),
    ...(index % 4 === 0
      ? [
          {
            type: 'BLOCKQUOTE',
            nodes: [paragraph(text('Have nothing in your houses that you do not know to be useful.'))],
          },
          list('ORDERED_LIST', ['Wash by hand', 'Dry in the shade', 'Use every day']),
          { type: 'CODE_BLOCK', nodes: [text('clay 70 / grog 20 / sand 10')] },
          { type: 'DIVIDER' },
          paragraph(
            text('My notes are on '),
            {
              type: 'TEXT',
              nodes: [],
              textData: {
                text: 'my page',
                decorations: [
                  {
                    type: 'LINK',
                    linkData: {
                      link: {
                        url: `https://studio-${index}.example/`,
                        target: 'BLANK',
                        rel: { nofollow: true, ugc: true },
                      },
                    },
                  },
                ],
              },
            },
            text(', with '),
            text('every', 'BOLD'),
            text(' failed experiment.'),
          ),
        ]
      : []),
  ]
}

function text(content: string, ...decorations: ('BOLD' | 'ITALIC')[]) {
  return {
    type: 'TEXT',
    nodes: [],
    textData: { text: content, decorations: decorations.map((type) => ({ type })) },
  }
}

function paragraph(...nodes: object[]) {
  return { type: 'PARAGRAPH', nodes, paragraphData: {} }
}

function heading(level: number, content: string) {
  return { type: 'HEADING', nodes: [text(content)], headingData: { level } }
}

function list(type: 'BULLETED_LIST' | 'ORDERED_LIST', items: readonly string[]) {
  return { type, nodes: items.map((content) => ({ type: 'LIST_ITEM', nodes: [paragraph(text(content))] })) }
}
