import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ReleaseDraft } from '../release.ts'
import { filesOf, hashOf } from './files-of.ts'
import { buildGifts } from './testing/build-gifts.ts'

test('A build writes a manifest and stats for any federation host, as files of the release, with the same bytes each time', async () => {
  const [one, other] = [await buildGifts(), await buildGifts()]
  const release = JSON.parse(readFileSync(join(one.dist, 'release.json'), 'utf8')) as ReleaseDraft
  const read = (file: string) => JSON.parse(readFileSync(join(one.dist, 'web', file), 'utf8'))
  for (const file of ['mf-manifest.json', 'mf-stats.json']) {
    const { name, metaData, exposes, shared } = read(file)
    expect(name).toBe('gifts')
    expect(metaData).toMatchObject({
      globalName: 'gifts',
      publicPath: 'auto',
      remoteEntry: {
        name: release.entry,
        integrity: hashOf(readFileSync(join(one.dist, 'web', release.entry))),
      },
    })
    expect(metaData).not.toHaveProperty('getPublicPath')
    const [{ path, assets }] = exposes
    expect(path).toBe('./module')
    expect(assets.js.sync).toEqual(release.js)
    for (const asset of [...assets.js.sync, ...assets.js.async, ...assets.css.async])
      expect(existsSync(join(one.dist, 'web', asset)), asset).toBe(true)
    expect(assets.css.async).toEqual(release.chunks['widgets/Card.tsx']?.css)
    const names = shared.map((each: { readonly name: string }) => each.name)
    expect(names).toEqual(names.toSorted())
    expect(names).toContain('react')
    expect(release.integrity[`web/${file}`]).toBe(hashOf(readFileSync(join(one.dist, 'web', file))))
    expect([...release.js, ...release.css]).not.toContain(file)
  }
  const contents = (dist: string) =>
    [...filesOf(dist)].map(([path, content]) => [path, content.toString('base64')])
  expect(contents(other.dist)).toEqual(contents(one.dist))
  await Promise.all([one.remove(), other.remove()])
})
