import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export interface Source {
  /** Path from the root of the repository. */
  readonly file: string
  /** Address in the site, without slashes at its ends; empty for the first page. */
  readonly slug: string
  readonly title: string
  /** Markdown below the title. */
  readonly body: string
}

/** Every page of the site: the files of `docs`, CONTRIBUTING, and the README of each package. */
export function sources(): Source[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/^(site|api)\b|node_modules/.test(file))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
  const readmes = readdirSync(root, { recursive: false, encoding: 'utf8' })
    .filter((folder) => /^(apps|packages|e2e|bench)$/.test(folder))
    .flatMap(readmesOf)
  return [...docs.sort(), 'CONTRIBUTING.md', ...readmes].map(sourceOf).flatMap(withErrors)
}

/** Each error code, a section of one file in the repository, is a page of its own besides. */
function withErrors(page: Source): Source[] {
  if (!/^docs\/errors/.test(page.file)) return [page]
  const sections = page.body.matchAll(/^## (\S+)\n(.*?)(?=^## |$(?![\s\S]))/gms)
  const errors = Array.from(sections, ([, code = '', body = '']) => ({
    file: `${page.file}#${code}`,
    slug: `errors/${code}`,
    title: code,
    body,
  }))
  const list = errors.map(({ title, slug }) => `- [${title}](/${slug}/)`).join('\n')
  return [{ ...page, body: `${page.body.split(/^## /m)[0]}\n${list}\n` }, ...errors]
}

/** READMEs of a folder and of its folders, one level deep. */
function readmesOf(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)
  return [folder, ...below].flatMap((each) =>
    readdirSync(join(root, each)).includes('README.md') ? [`${each}/README.md`] : [],
  )
}

function sourceOf(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const [heading, title] = /^# (.+)\n/.exec(text) ?? []
  if (!heading || !title) throw new Error(`${file} must begin with a heading: "# Title"`)
  return { file, slug: slugOf(file), title: title.replaceAll('`', ''), body: text.slice(heading.length) }
}

/** Address of a file: README stands for its folder, and `docs` for the whole. */
function slugOf(file: string): string {
  return file
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, '')
    .replace(/\.md$/, '')
    .toLowerCase()
}
