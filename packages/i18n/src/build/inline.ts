import type { Catalog } from './catalog.ts'
import { compileMessage } from './compile.ts'

const call = /\b(t|key)\(\s*(['"])([\w.-]+)\2\s*(?=[,)])/g
const literal = /(['"])([\w.-]+)\1/g
const messagesModule = /^(?:import .*|\}) from ['"](\.[^'"]*\/messages(?:\/[a-z]+)?)\/index\.ts['"]/m

/** Folder of messages that a source file speaks from, relative to it. */
export function messagesOf(code: string): string | undefined {
  return messagesModule.exec(code)?.[1]
}

/**
 * `t('cart.title')` becomes `t([7,"Your cart"])`: the English stands in the chunk that says it, and no key is shipped.
 * A key anywhere else would be shown as it is, so the build refuses it.
 */
export function inlineMessages(code: string, english: Catalog, file: string): string {
  const places = new Map(Object.keys(english).map((key, index) => [key, index]))
  const built = code.replace(call, (whole, name: string, quote: string, key: string) => {
    const index = places.get(key)
    if (index === undefined) throw new Error(`${file}: en.json has no message "${key}"`)
    const message = JSON.stringify([index, compileMessage(english[key] as string, 'en')])
    if (name === 'key') return `(${message}`
    return whole.replace(`${quote}${key}${quote}`, () => message)
  })
  for (const [, , key = ''] of built.matchAll(literal)) {
    if (places.has(key)) throw new Error(`${file}: "${key}" is a message; write t('${key}') or key('${key}')`)
  }
  return built
}
