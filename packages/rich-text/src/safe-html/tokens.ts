import { decodeEntities } from './entities.ts'

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }

const markup =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)(?:>|$)/giy
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
/** Elements whose content is code or styling, not words. */
const mute = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'object', 'title']
const endings = new Map(mute.map((name) => [name, new RegExp(`</${name}`, 'gi')]))

/** Splits HTML into words and tags. Nothing is trusted yet: `parse` decides what stays. */
export function* tokens(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) {
      const text = html.slice(at, next === -1 ? html.length : next)
      yield { kind: 'text', text: decodeEntities(text) }
      at += text.length
      continue
    }
    markup.lastIndex = at
    const match = markup.exec(html)
    if (!match) {
      yield { kind: 'text', text: '<' }
      at += 1
      continue
    }
    at = markup.lastIndex
    const name = match[2]?.toLowerCase()
    if (!name) continue
    const ending = endings.get(name)
    if (match[1]) yield { kind: 'close', name }
    else if (ending) at = endOf(html, ending, at)
    else yield { kind: 'open', name, attributes: attributesOf(match[3] ?? '') }
  }
}

function endOf(html: string, ending: RegExp, from: number): number {
  ending.lastIndex = from
  const close = ending.test(html) ? html.indexOf('>', ending.lastIndex) : -1
  return close === -1 ? html.length : close + 1
}

function attributesOf(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(attribute)].map(
    ([, name = '', double, single, bare]): [string, string] => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ],
  )
  return new Map(found.reverse())
}
