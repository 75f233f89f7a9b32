import { expect, test } from 'vitest'
import { pieces, safeLink } from './rich-text.ts'

test('Links lead into the web and to mail, and nothing that runs is one', () => {
  for (const url of ['https://x.example/a?b=1', 'http://x.example', 'mailto:ann@x.example'])
    expect(safeLink(url)).toBe(url)
  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/relative',
    '//x.example',
    ['https://x.example'],
    undefined,
  ])
    expect(safeLink(url)).toBeNull()
})

test('Words are told with how they are set, whatever else stands beside them', () => {
  const decorations = [{ type: 'BOLD' }, null, { type: 'SPOILER' }, { type: 'LINK', linkData: { link: {} } }]
  const node = { textData: { text: 'Hello', decorations } }
  expect(pieces(node)).toMatchObject({ text: 'Hello', isBold: true, isItalic: false, href: null })
  expect(pieces({})).toMatchObject({ text: '', isBold: false })
})
