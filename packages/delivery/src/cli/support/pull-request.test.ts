import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { branchChannel } from './branch-channel.ts'
import { comment } from './pull-request.ts'

interface Note {
  readonly id: number
  body: string
}

let server: Server
let api: string
let notes: Note[]
let seen: string[]
let folder: string

/** Both services keep comments alike; only addresses, methods and headers differ. */
async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const { method, url = '', headers } = request
  seen.push(`${method} ${url}`)
  if (headers.authorization !== 'Bearer ours' && headers['private-token'] !== 'ours') return [401, {}]
  if (method === 'GET') return [200, notes]
  const { body } = JSON.parse(await text(request)) as Note
  const id = Number(/\/(\d+)$/.exec(url)?.[1])
  const note = notes.find((each) => each.id === id)
  if (note) note.body = body
  else if (method === 'POST') notes.push({ id: notes.length + 100, body })
  return [note || method === 'POST' ? 200 : 404, {}]
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-comment-'))
  notes = [{ id: 100, body: 'Looks good' }]
  seen = []
  server = createServer(async (request, response) => {
    const [status, content] = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function gitHub(event: object = { pull_request: { number: 12 } }) {
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify(event))
  return {
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: 'team/wishlist',
    GITHUB_TOKEN: 'ours',
    GITHUB_EVENT_PATH: file,
  }
}
const gitLab = { CI_API_V4_URL: '', CI_PROJECT_ID: '7', CI_MERGE_REQUEST_IID: '3', GITLAB_TOKEN: 'ours' }

test('Each module has one comment under a pull request, which says what was released last', async () => {
  const env = await gitHub()
  await comment('wishlist', 'first', env)
  await comment('reviews', 'other', env)
  await comment('wishlist', 'second', env)
  expect(notes.map(({ body }) => body)).toEqual([
    'Looks good',
    '<!-- galleria wishlist -->\nsecond',
    '<!-- galleria reviews -->\nother',
  ])
  expect(seen.at(-1)).toBe('PATCH /repos/team/wishlist/issues/comments/101')
  expect(seen[0]).toBe('GET /repos/team/wishlist/issues/12/comments?per_page=100')
})

test('A merge request of GitLab gets its comment alike', async () => {
  const env = { ...gitLab, CI_API_V4_URL: api }
  await comment('wishlist', 'first', env)
  await comment('wishlist', 'second', env)
  expect(notes.at(-1)?.body).toBe('<!-- galleria wishlist -->\nsecond')
  expect(seen.at(-1)).toBe('PUT /projects/7/merge_requests/3/notes/101')
})

test('Outside of a pull request, and with a token that may not write, the command says what to do', async () => {
  await expect(comment('wishlist', 'x', {})).rejects.toMatchObject({ code: 'PULL_REQUEST_MISSING' })
  await expect(comment('wishlist', 'x', await gitHub({ head_commit: {} }))).rejects.toMatchObject({
    code: 'PULL_REQUEST_MISSING',
  })
  const wrong = comment('wishlist', 'x', { ...(await gitHub()), GITHUB_TOKEN: 'other' })
  await expect(wrong).rejects.toThrow('answered with status 401')
})

test('The channel of a branch has the letters that a channel may have', () => {
  expect(branchChannel({ GITHUB_HEAD_REF: 'Mei/New_tax-line' })).toBe('preview/mei-new-tax-line')
  expect(branchChannel({ GITHUB_HEAD_REF: '', CI_COMMIT_REF_SLUG: 'fix-7' })).toBe('preview/fix-7')
  expect(branchChannel({ GITHUB_HEAD_REF: '-' })).toBe('preview/local')
  expect(branchChannel({ GITHUB_HEAD_REF: 'x'.repeat(90) })).toHaveLength('preview/'.length + 64)
})
