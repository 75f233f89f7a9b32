import type { ApiDocument, ApiOperation } from '../../../http/openapi/document/document.ts'

export interface FoundOperation {
  readonly path: string
  /** In capitals. */
  readonly method: string
  readonly bare: boolean
  readonly operation: ApiOperation
}

/** Every operation of the document with where it stands. */
export function operationsOf(document: ApiDocument): FoundOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      typeof operation === 'object'
        ? [{ path, method: method.toUpperCase(), bare: item['x-bare'] === true, operation }]
        : [],
    ),
  )
}

/** Names of the shapes that a part of the document leads to. */
export function shapesIn(part: unknown): string[] {
  const names = JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)
  return [...new Set(Array.from(names, ([, name]) => String(name)))].sort()
}

/** Ready for a shell; the token comes from its environment, variables and bodies are to be filled in. */
export function curlOf({ path, method, operation }: FoundOperation, publicUrl: string): string {
  const lines = [`curl -X ${method} '${publicUrl}${path}'`]
  if (operation.security.length > 0) lines.push(`-H "authorization: $TOKEN"`)
  if (operation.requestBody) {
    const { properties = {} } = operation.requestBody.content['application/json'].schema
    const blank = Object.fromEntries(Object.keys(properties).map((name) => [name, null]))
    lines.push(`-H 'content-type: application/json'`, `--data-raw '${JSON.stringify(blank)}'`)
  }
  return lines.join(' \\\n  ')
}
