import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Letter, letterKinds } from '../../../areas/mailbox/index.ts'
import { languages } from '../../../domain/messages/languages.ts'
import { samples } from './samples.ts'

const src = join(import.meta.dirname, '../../..')
const shop = {
  storeName: 'Galleria',
  storeUrl: 'https://shop.example',
  publicUrl: 'https://platform.example',
  mediaUrl: undefined,
}
const now = new Date('2026-03-01T12:00:00Z')
interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

function tagsOf({ html }: Letter): Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  }))
}

const marks = /[\u2068\u2069\u200e\u200f]/g

/** Visible words of a letter, a line for each cell and paragraph. */
const plain = (html: string) =>
  html
    .replace(/<div class="preheader".*?<\/div>/s, '')
    .replaceAll(/<(style|title)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<br>|<\/(p|h1|h2|li|td|tr)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(marks, '')

/** Words of a line of plain text, without its bullet and the colons of its rows. */
const partsOf = (line: string) =>
  line
    .replaceAll(marks, '')
    .replace(/^( {2}|- )/, '')
    .split(/: |\s?[:：]$/)
    .filter(Boolean)

/** Lines of the HTML without the bare address of the footer. */
const bodyOf = (html: string) =>
  html
    .split('\n')
    .flatMap(partsOf)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('shop.example'))

const all = letterKinds.flatMap((kind) =>
  languages.flatMap((language) =>
    samples[kind].letters({ shop, language, now }).map((letter, wording) => {
      const tags = tagsOf(letter)
      const named = (name: string) =>
        tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes)
      return { kind, language, letter, tags, named, title: `${kind} ${wording} in ${language.name}` }
    }),
  ),
)

describe('Every letter, in every language', () => {
  it('Every letter is its kind and says its language and direction, outside of <html> too', () => {
    for (const { title, kind, language, letter, named } of all) {
      expect(letter.kind, title).toBe(kind)
      const told = { lang: language.code, dir: language.direction }
      expect(named('html')[0], title).toMatchObject(told)
      expect(named('div')[0], title).toMatchObject({ ...told, role: 'article' })
    }
  })

  it('Every letter is shorter than what Gmail clips, has no script, and takes only pictures from elsewhere', () => {
    for (const { title, letter, named } of all) {
      expect(Buffer.byteLength(letter.html), title).toBeLessThan(102 * 1024)
      for (const name of ['script', 'link', 'iframe', 'form', 'input', 'svg', 'video', 'object', 'base'])
        expect(named(name), title).toEqual([])
      expect(letter.html, title).not.toMatch(/@import|url\(|javascript:|\son[a-z]+=/)
    }
  })

  it('Every letter has its styles in the elements, and only media queries beside', () => {
    for (const { title, letter, tags } of all) {
      expect(letter.html.match(/<style\b/g), title).toHaveLength(1)
      expect(letter.html, title).toMatch(
        /<style[^>]*>@media \(max-width: 480px\) {[^@]*@media \(prefers-color-scheme: dark\)/,
      )
      expect(
        tags.filter(({ attributes }) => attributes.class && !attributes.style),
        title,
      ).toEqual([])
      expect(letter.html, title).toContain('<meta name="color-scheme" content="light dark">')
    }
  })

  it('Every letter keeps from styles whose meaning Outlook or Gmail drops', () => {
    const dropped = /flex|grid|position|float|var\(|calc\(|\d(rem|em|vw|vh)\b|-(start|end):|background-image/
    for (const { title, tags } of all)
      for (const { attributes } of tags) expect(attributes.style ?? '', title).not.toMatch(dropped)
  })

  it('Every letter is laid out by tables that only lay out, at most 600 pixels wide', () => {
    const only = { role: 'presentation', cellpadding: '0', cellspacing: '0', border: '0' }
    for (const { title, letter, tags, named } of all) {
      expect(named('table').length, title).toBeGreaterThan(3)
      for (const table of named('table')) expect(table, title).toMatchObject(only)
      expect(letter.html, title).toContain('max-width: 600px')
      expect(letter.html, title).toContain('<!--[if mso]><table role="presentation" width="600"')
      const widths = tags
        .map(({ attributes }) => attributes.width ?? '')
        .filter((width) => /^\d+$/.test(width))
      expect(Math.max(...widths.map(Number)), title).toBeLessThanOrEqual(600)
    }
  })

  it('Every letter has an alternative text and a size for each picture, and only absolute https addresses', () => {
    const sized = { alt: expect.any(String), width: expect.any(String), height: expect.any(String) }
    for (const { title, named } of all) {
      for (const picture of named('img')) {
        expect(picture, title).toMatchObject(sized)
        expect(picture.src, title).toMatch(/^https:\/\/\S+\.(png|jpg)(\?w=\d+)?$/)
      }
      expect(named('a').length, title).toBeGreaterThan(1)
      for (const { href } of named('a')) expect(href, title).toMatch(/^https:\/\/\S+$/)
    }
  })

  it('Every letter has one heading, and a preheader that tells more than its subject', () => {
    for (const { title, letter, named } of all) {
      const hidden =
        /<div class="preheader"[^>]*display: none[^>]*>([^<]*)/.exec(letter.html)?.[1]?.split('\u034f')[0] ??
        ''
      expect(hidden.trim().length, title).toBeGreaterThan(5)
      expect(hidden.trim(), title).not.toBe(letter.subject)
      expect(named('h1'), title).toHaveLength(1)
    }
  })

  it('Every letter has the words, links and code of its HTML in its plain text', () => {
    for (const { title, letter, named } of all) {
      const lines = letter.text.split('\n').filter(Boolean)
      const html = plain(letter.html)
      const hrefs = named('a').map(({ href = '' }) => href.replaceAll('&amp;', '&'))
      for (const href of hrefs) expect(lines, title).toContain(href)
      const words = lines.filter((line) => !hrefs.includes(line)).flatMap(partsOf)
      for (const word of words) expect(html, title).toContain(word)
      for (const block of bodyOf(html)) expect(words.join('\n'), title).toContain(block)
      expect(letter.text, title).not.toMatch(/undefined|\[object|\{\w+\}|<\w/)
    }
  })
})

describe('The samples', () => {
  const sources = ['areas', 'app'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => ({ file: join(folder, file), code: readFileSync(join(src, folder, file), 'utf8') })),
  )

  it('The samples have every letter that the platform writes', () => {
    const folder = join(src, 'pages/letters/samples')
    const files = readdirSync(folder).map((file) => join(folder, file))
    const shown = [...files, join(import.meta.dirname, 'samples.ts')]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const letters = sources.flatMap(({ code }) => {
      const written = /\b(writeLetter|orderLetter|subscriptionLetter)\(/.test(code)
      return written ? [...code.matchAll(/export function (\w+Letter)\(/g)].map(([, name = '']) => name) : []
    })
    const tools = ['writeLetter', 'orderLetter', 'subscriptionLetter']
    const own = letters.filter((name) => !tools.includes(name))
    expect(own.length).toBeGreaterThan(25)
    expect(own.filter((name) => !new RegExp(`\\b${name}\\(`).test(shown))).toEqual([])
  })

  it('The samples have each kind, which one file writes', () => {
    for (const kind of letterKinds) {
      const files = sources.filter(
        ({ code, file }) => !file.endsWith('kinds.ts') && code.includes(`'${kind}'`),
      )
      const writes = files.filter(({ code }) => /Letter\(/.test(code))
      expect(writes.length, kind).toBeGreaterThan(0)
    }
  })

  it('The samples are the only letters that are delivered with HTML: no other file makes some', () => {
    const makers = sources.filter(({ code }) => /\bhtmlOf\(/.test(code)).map(({ file }) => file)
    expect(makers).toEqual(['areas/mailbox/letter/html.ts', 'areas/mailbox/letter/write.ts'])
  })
})

it('Letters have the colors of the store, in light and in dark', () => {
  const tokens = readFileSync(join(src, 'pages/hosted/tokens.css'), 'utf8')
  const pairs = [...tokens.matchAll(/light-dark\((#\w+), (#\w+)\)/g)]
  const read = (file: string) => readFileSync(join(src, 'areas/mailbox/letter', file), 'utf8')
  const colors = (css: string) => [...css.matchAll(/#[0-9a-f]{6}\b/g)].map(([color]) => color)
  const [light, dark] = [pairs.map(([, color]) => color), pairs.map(([, , color]) => color)]
  expect(colors(read('letter.css')).filter((color) => !light.includes(color))).toEqual([])
  expect(colors(read('media.css')).filter((color) => !dark.includes(color))).toEqual([])
})
