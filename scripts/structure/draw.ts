import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Graph, graphOf } from './graph.ts'
import { mermaid, pictureOf, reduced } from './picture.ts'
import { readSources } from './sources.ts'

const file = join(import.meta.dirname, '../../docs/architecture.md')

/** Pictures of `docs/architecture.md`, by the name of their block. */
export function drawings(graph: Graph): Record<string, string> {
  return {
    packages: mermaid(reduced(pictureOf(graph, packageOf))),
    areas: mermaid(reduced(pictureOf(graph, areaOf))),
  }
}

/** Replaces each block `<!-- drawn: name -->` … `<!-- end -->` of a text. @throws Error for a name that is not drawn */
export function withDrawings(text: string, drawn: Readonly<Record<string, string>>): string {
  return text.replaceAll(/(<!-- drawn: (\w+) -->\n).*?(\n<!-- end -->)/gs, (_, head, name: string, tail) => {
    if (drawn[name] === undefined) throw new Error(`docs/architecture.md: nothing draws "${name}".`)
    return head + drawn[name] + tail
  })
}

/** Text of the document as it stands, and as it would be drawn now. */
export function architecture(): { now: string; drawn: string } {
  const graph = graphOf(readSources(join(import.meta.dirname, '../..'), ['apps', 'packages']))
  const now = readFileSync(file, 'utf8')
  return { now, drawn: withDrawings(now, drawings(graph)) }
}

/** Package of a source; tests against a platform in process are no part of what runs. */
function packageOf(path: string): string | undefined {
  if (path.includes('/testing/') || path.includes('.fixture.')) return
  return /^(?:apps|packages)\/([\w-]+)\//.exec(path)?.[1]
}

function areaOf(path: string): string | undefined {
  return path.includes('.fixture.') ? undefined : /^apps\/platform\/src\/areas\/([\w-]+)\//.exec(path)?.[1]
}

if (import.meta.main) writeFileSync(file, architecture().drawn)
