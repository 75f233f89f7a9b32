import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const notes = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const text = read(file)
    const [, number = '', title = ''] = /^# (\d{4}) (.+)\n/.exec(text) ?? []
    return { file, number, title, text }
  })
const index = read('README.md')

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g) ?? []

/** A file name may leave words of its title out, and changes none. */
function isSlugOf(slug: string, title: string): boolean {
  const words: string[] = [...wordsOf(title)]
  return slug.split('-').every((word) => {
    const at = words.indexOf(word)
    words.splice(0, at + 1)
    return at >= 0
  })
}

/** Paths that a build or a release writes. */
const written =
  /(^|\/)(dist|node_modules)(\/|$)|^(biome\.borders|en\.d|provides|release|registry|unicode)\.(json|json\.ts)$/

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => existsSync(join(root, file)))
const paths = new Set(
  tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
)
const tops = new Set(tracked.map((file) => file.split('/')[0]))
/** Floors of the platform, below which notes leave the beginning of a path out. */
for (const floor of readdirSync(join(root, 'apps/platform/src'))) tops.add(floor)
const isThere = (path: string) => paths.has(path) || [...paths].some((known) => known.endsWith(`/${path}`))

/** A back-quoted text is a path where it begins with a folder of the repository, or names a source. */
function pathsOf(text: string): string[] {
  return [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*)\/?`/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => (path.includes('/') && tops.has(path.split('/')[0])) || /\w\.(tsx?|mjs|css|md)$/.test(path),
    )
    .filter((path) => !written.test(path))
}

it('Each decision note begins with its number and a title', () => {
  expect(notes.filter(({ title }) => !/^[A-Z].*[^.:]$/.test(title)).map(({ file }) => file)).toEqual([])
  expect(notes.filter(({ title }) => title.includes(':')).map(({ file }) => file)).toEqual([])
})

it('Each decision note has its number and words of its title as file name, 60 characters at most', () => {
  const wrong = notes.filter(({ file, number, title }) => {
    const [, named, slug = ''] = /^(\d{4})-(.+)\.md$/.exec(file) ?? []
    return named !== number || slug.length > 60 || !isSlugOf(slug, title)
  })
  expect(wrong.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})

it('No two decision notes have one number, and no retired number is used again', () => {
  const retired = (index.split('## Retired numbers')[1] ?? '').match(/(?<=^- |, )\d{4}/gm) ?? []
  const numbers = [...notes.map(({ number }) => number), ...retired]
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('Each decision note has at most 40 lines', () => {
  const lines = ({ text }: { text: string }) => text.trimEnd().split('\n').length
  expect(notes.filter((note) => lines(note) > 40).map(({ file }) => file)).toEqual([])
})

it('The index names each decision note once, with its number, its title and a clause', () => {
  const rows = [...index.matchAll(/^- (\d{4}) \[(.+)\]\((.+)\): \S/gm)].map(([, number, title, file]) => ({
    number,
    title,
    file,
  }))
  const byNumber = (a: { number?: string | undefined }, b: { number?: string | undefined }) =>
    (a.number ?? '').localeCompare(b.number ?? '')
  expect(rows.toSorted(byNumber)).toEqual(notes.map(({ number, title, file }) => ({ number, title, file })))
})

it('Each link of a decision note leads to a file', () => {
  const broken = [...notes, { file: 'README.md', text: index }].flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(folder, link)))
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

it('Each path that a decision note names is there', () => {
  const missing = notes.flatMap(({ file, text }) =>
    pathsOf(text)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

it('Each number of a decision that a note names is one of the notes', () => {
  const numbers = new Set(notes.map(({ number }) => number))
  const unknown = notes.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:decisions? |\()(0\d{3})\b/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(unknown).toEqual([])
})
