import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const places = /(file:\/\/\/\S+\.js):(\d+):(\d+)/g
const maps = new Map<string, SourceMap | undefined>()

/** A stack whose lines in a bundle are told as lines of the sources. The bundle's map is read at the first one. */
export function inSources(stack: string): string {
  return stack.replace(places, (place, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `${new URL(origin.fileName, url)}:${origin.lineNumber}:${origin.columnNumber}`
      : place
  })
}

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) {
    const path = `${fileURLToPath(url)}.map`
    maps.set(url, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
  }
  return maps.get(url)
}
