import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withoutStyleSheets } from './declarations.ts'
import { transpileFolder } from './transpile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galleria-sdk-transpile-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The built files of these sources. */
function built(sources: Readonly<Record<string, string>>, options?: Parameters<typeof transpileFolder>[1]) {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return Object.fromEntries([...transpileFolder(folder, options)].map(([path, text]) => [path, String(text)]))
}

test('Each source becomes a file of JavaScript that names its neighbors as they are built', () => {
  const files = built({
    'a.ts': "import { b } from './b.tsx'\nexport const a: number = b",
    'b.tsx': 'export const b = 1\nexport const B = () => <p>{b}</p>',
    'style.css': 'p { color: red }',
  })
  expect(Object.keys(files).sort()).toEqual(['a.js', 'b.js', 'style.css'])
  expect(files['a.js']).toContain('from "./b.js"')
  expect(files['a.js']).not.toContain('number')
  expect(files['b.js']).toContain('react/jsx-runtime')
})

test('Tests, fixtures and what a package leaves out stay here', () => {
  const files = built({ 'a.ts': '', 'a.test.ts': '', 'a.fixture.ts': '', 'own/b.ts': '' }, { left: /^own\// })
  expect(Object.keys(files)).toEqual(['a.js'])
})

test('A page with a script needs no helper, and a syntax error is told with its file', () => {
  const page = built({ 'page.ts': `export const page = html\`<script src="\${src}"></script>\`` })
  expect(page['page.js']).not.toContain('import')
  expect(() => built({ 'bad.ts': 'const = 1' })).toThrow(expect.objectContaining({ code: 'BUILD_FAILED' }))
})

test('Messages are compiled for pages, and stay as they are written for the platform', () => {
  const sources = { 'messages/en.json': '{"a": "Hello, {name}"}' }
  expect(built(sources, { plainMessages: true })['messages/en.json']).toBe(sources['messages/en.json'])
  expect(built(sources)['messages/en.json']).not.toBe(sources['messages/en.json'])
})

test('A declaration has the names of a style sheet in the place of its import', () => {
  expect(withoutStyleSheets("export { default as parts } from './parts.module.css';")).toBe(
    'export declare const parts: Readonly<Record<string, string>>;',
  )
})

test('A declaration imports no style sheet', () => {
  expect(withoutStyleSheets("import './table.module.css';\nimport { a } from './a.js';\n")).toBe(
    "import { a } from './a.js';\n",
  )
})
