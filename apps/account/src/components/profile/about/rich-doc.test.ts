import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { type Nodes, toDoc, toNodes } from './rich-doc.ts'

const text = (words: string, decorations: object[] = []) => ({
  type: 'TEXT' as const,
  nodes: [],
  textData: { text: words, decorations },
})
const bold = { type: 'BOLD', fontWeightValue: 700 }
const link = { url: 'https://x.example/', target: 'BLANK', rel: { nofollow: true, ugc: true } }

const full = [
  { type: 'HEADING', nodes: [text('Who I am')], headingData: { level: 4, indentation: 1 } },
  {
    type: 'PARAGRAPH',
    nodes: [text('I '), text('weave', [{ type: 'LINK', linkData: { link } }, bold])],
    paragraphData: { textStyle: { textAlignment: 'CENTER' } },
  },
  {
    type: 'ORDERED_LIST',
    nodes: [{ type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text('Wool')] }] }],
    orderedListData: { start: 3 },
  },
  { type: 'BLOCKQUOTE', nodes: [{ type: 'PARAGRAPH', nodes: [text('Quoted')] }] },
  { type: 'CODE_BLOCK', nodes: [text('a\nb')] },
  { type: 'DIVIDER', nodes: [] },
  { type: 'IMAGE', imageData: { image: { src: { url: 'https://x.example/a.png' } }, altText: 'A loom' } },
] as unknown as Nodes

/** Content as the editor holds it, without nodes that its schema lacks. */
const inEditor = (nodes: Nodes) => {
  const doc = getSchema(extensions).nodeFromJSON(toDoc(nodes))
  doc.check()
  return doc.toJSON()
}

test('All that the platform lets a member write comes back as it was', () => {
  expect(toNodes(inEditor(full))).toEqual(full)
})

test('Ends of lines are kept, and words without a paragraph get one', () => {
  expect(toNodes(inEditor([text('one\ntwo')] as Nodes))).toEqual([
    { type: 'PARAGRAPH', nodes: [text('one'), text('\n'), text('two')] },
  ])
})

test('Bare or broken nodes are repaired for the editor', () => {
  const crooked = [
    { type: 'BULLETED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [text('bare')] }, { type: 'LIST_ITEM' }] },
    { type: 'BULLETED_LIST', nodes: [] },
    { type: 'BLOCKQUOTE' },
  ] as unknown as Nodes
  expect(toNodes(inEditor(crooked))).toMatchObject([
    { type: 'BULLETED_LIST', nodes: [{ nodes: [{ nodes: [text('bare')] }] }, { type: 'LIST_ITEM' }] },
    { type: 'PARAGRAPH' },
    { type: 'BLOCKQUOTE' },
  ])
})

test('An empty editor sends nothing', () => {
  expect(toNodes(inEditor([]))).toEqual([])
})

test('A link that runs is none', () => {
  const bad = { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }
  const [paragraph] = toNodes(inEditor([{ type: 'PARAGRAPH', nodes: [text('here', [bad])] }] as Nodes))
  expect(paragraph).toEqual({ type: 'PARAGRAPH', nodes: [text('here')] })
})
