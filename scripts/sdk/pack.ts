import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Fault } from '../lib/fault.ts'
import { run } from '../lib/processes.ts'
import { root } from '../store/layout.ts'
import { bundleProgram } from './bundle.ts'
import { declarationsOf } from './declarations.ts'
import { catalog, has, type Manifest, publishedManifest, readManifest } from './manifest.ts'
import { type Published, published } from './packages.ts'
import { transpileFolder } from './transpile.ts'
import { undeclaredImports } from './undeclared-imports.ts'

export interface Packed {
  readonly manifest: Manifest
  readonly tarball: string
}

/** Builds every package and packs it to `<out>/<name>-<version>.tgz`; nothing is written beside the sources. */
export async function packAll(out: string): Promise<Packed[]> {
  await mkdir(out, { recursive: true })
  const stage = await mkdtemp(join(tmpdir(), 'galleria-sdk-'))
  try {
    const libraries = published.filter(({ program }) => !program).map(({ folder }) => folder)
    const declarations = await declarationsOf(libraries.filter((folder) => folder !== 'apps/platform'))
    // One after another: a package that fails must not leave others that still write.
    const folders: string[] = []
    for (const each of published) folders.push(await layOut(each, stage, declarations))
    const { code, output } = await run('npm', ['pack', '--json', '--pack-destination', out, ...folders], {
      cwd: stage,
    })
    if (code !== 0)
      throw new Fault(
        'SDK_PACKAGE_BROKEN',
        "npm couldn't pack the packages.",
        'Fix what npm says below, then run the command again.',
        output.trimEnd().split('\n'),
      )
    return await Promise.all(
      folders.map(async (folder) => {
        const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
        const tarball = join(out, tarballName(manifest))
        await stat(tarball)
        return { manifest, tarball }
      }),
    )
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

export function tarballName({ name, version }: Manifest): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

async function layOut(
  each: Published,
  stage: string,
  declarations: ReadonlyMap<string, string>,
): Promise<string> {
  const { folder, program, carries = {} } = each
  const manifest = publishedManifest(each)
  const to = join(stage, tarballName(manifest).replace(/\.tgz$/, ''))
  const files: Map<string, string | Uint8Array> = program
    ? await bundleProgram(each)
    : transpileFolder(join(root, folder, 'src'), each)
  const prefix = `${folder}/src/`
  for (const [path, text] of declarations)
    if (!program && path.startsWith(prefix)) files.set(path.slice(prefix.length), text)
  const missing = program ? [] : undeclaredImports(manifest, files)
  if (missing.length > 0)
    throw new Fault(
      'SDK_PACKAGE_BROKEN',
      `${manifest.name} imports packages that its package.json doesn't name, so npm wouldn't install them.`,
      `Add them to the dependencies of ${folder}/package.json, or leave the files out in scripts/sdk/packages.ts.`,
      missing,
    )
  for (const [path, content] of files) {
    const file = join(to, 'dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content, { mode: path.endsWith('.js') && program ? 0o755 : 0o644 })
  }
  for (const [from, inside] of Object.entries(carries)) {
    await cp(join(root, from), join(to, inside), { recursive: true })
    if (inside === 'templates')
      await writeFile(join(to, inside, 'versions.json'), JSON.stringify(versionsForTemplates(), null, 1))
  }
  await writeFile(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (has(folder, file)) await cp(join(root, folder, file), join(to, file))
  return to
}

/** Ranges that the package.json of a new module gets: the libraries that the packages were built with. */
export function versionsForTemplates(): Record<string, string> {
  const own = published.map((each) => {
    const { name, version } = readManifest(each.folder)
    return [each.name ?? name, `^${version}`]
  })
  const libraries = Object.entries(catalog()).map(([name, version]) => [name, `^${version}`])
  return Object.fromEntries([...libraries, ...own])
}
