import { createHash } from 'node:crypto'
import type { ReleaseRecord } from '@galleria/federation'
import { expect, test } from 'vitest'
import { integrityOf } from '../store/integrity.ts'
import { checkedChunks } from './checked-chunks.ts'

const chunk = 'console.log("a page")'
const sheet = '.page {}'
const integrity = {
  'server/module.js': integrityOf('exports.default = {}'),
  'web/remoteEntry.js': integrityOf('entry'),
  'web/1.js': integrityOf(chunk),
  'web/1.css': integrityOf(sheet),
  'web/vase.webp': integrityOf('picture'),
}

function ask(entry: string, more: Partial<ReleaseRecord> = {}) {
  const record = { module: 'reviews', version: '1.0.0', entry: 'remoteEntry.js', integrity, ...more }
  const store = { readFile: async () => new TextEncoder().encode(entry) }
  return checkedChunks(store, record as ReleaseRecord)
}

test('A release whose entry has the hash of every script and style sheet passes', async () => {
  const entry = `sri = { 1: "${integrity['web/1.js']}" }; css = { 1: "${integrity['web/1.css']}" }`
  expect((await ask(entry)).verdict).toBe('pass')
})

test('A chunk that the entry does not check is named, and how to build it otherwise', async () => {
  const { verdict, found, advice } = await ask(`sri = { 1: "${integrity['web/1.js']}" }`)
  expect(verdict).toBe('fail')
  expect(found).toEqual(["remoteEntry.js of reviews@1.0.0 doesn't check web/1.css: its hash isn't in it."])
  expect(advice).toContain('webpack-subresource-integrity')
})

test('A hash of other bytes checks nothing', async () => {
  const other = `${integrityOf('other')} ${integrityOf('another')}`
  expect((await ask(`sri = "${other}"`)).found).toHaveLength(2)
})

test('A release made when entries had SHA-256 still passes by the hashes of its record', async () => {
  const old = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const preloads = { '1.js': old(chunk), '1.css': old(sheet) }
  expect((await ask(Object.values(preloads).join(), { preloads })).verdict).toBe('pass')
})

test('A release without chunks needs no hashes in its entry', async () => {
  const { 'web/1.js': _, 'web/1.css': __, ...alone } = integrity
  expect((await ask('', { integrity: alone })).verdict).toBe('pass')
})

const exposed = (type: 'global' | 'module') =>
  ({ type, global: 'reviews', names: ['slot/product.purchase'], isServerRendered: true }) as const

test('The record of a JavaScript module must name each script and style sheet for the shell to check', async () => {
  const own = { exposed: exposed('module'), js: ['1.js'], css: ['1.css'] }
  expect((await ask('', own)).verdict).toBe('pass')
  expect((await ask('', { ...own, js: [] })).found).toEqual([
    "remoteEntry.js of reviews@1.0.0 doesn't check web/1.js: its hash isn't in it.",
  ])
})

test('The shell checks style sheets that another bundler wrote, and its entry the scripts', async () => {
  const own = { exposed: exposed('global'), js: ['1.js'], css: ['1.css'] }
  expect((await ask(integrity['web/1.js'], own)).verdict).toBe('pass')
  expect((await ask('', own)).found).toHaveLength(1)
  expect((await ask(integrity['web/1.js'], { ...own, css: [] })).found).toHaveLength(1)
})
