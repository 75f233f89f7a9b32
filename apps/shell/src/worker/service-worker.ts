import { languageOf, languages } from '@galleria/i18n/languages'
import { forget, forgetOthers, keep, read } from './caches.ts'
import { titleIn, withKeptPages } from './offline-page.ts'
import { changesPerson, isImmutable, kept, kindOfPage, mayKeepPage } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

const TOKENS = '/_session'
/** Number of people so far: who is shopping now is the last of them. */
let person = 0

const isFile = /^\/(assets|modules)\//

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), keepOfflinePages()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), forgetOthers(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOwn = url.origin === self.location.origin
  if (request.method === 'POST' && isOwn && url.pathname === TOKENS) event.respondWith(tokenFor(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (isOwn) event.respondWith(pageFor(event, url))
  } else if (request.destination === 'image') event.respondWith(pictureFor(event))
  else if (isOwn ? isFile.test(url.pathname) : ['script', 'style', 'font'].includes(request.destination))
    event.respondWith(fileFor(event))
})

/** A page tells where it is, and which files it has: a page gone to within a document asks for none by its address. */
self.addEventListener('message', (event) => {
  const { visited, files } = (event.data ?? {}) as { visited?: unknown; files?: unknown }
  if (typeof visited === 'string' && /^\/(?!\/)/.test(visited)) event.waitUntil(keepVisited(visited))
  if (Array.isArray(files)) event.waitUntil(keepFiles(files.slice(0, kept.files.most)))
})

/** The server's page while it can be had, so that no release is ever an old one; else the copy, else the offline page. */
async function pageFor(event: FetchEvent, url: URL): Promise<Response> {
  const kind = kindOfPage(url.pathname)
  const asked = person
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    if (kind) event.waitUntil(keepPage(kind, url, response.clone(), asked))
    return response
  } catch (error) {
    const copy = kind && (await read(kind, url.href))
    return copy ?? (await offlinePage(url.pathname)) ?? Promise.reject(error)
  }
}

/** Keeps a page that may be, for the person that it was asked for: another may have come while it was on its way. */
async function keepPage(kind: 'pages' | 'own', url: URL, response: Response, asked: number): Promise<void> {
  if (!mayKeepPage(kind, response)) return
  await keep(kind, url.href, response)
  if (kind === 'own' && asked !== person) await forget('own')
}

/** A file whose address changes with its content: the copy is the file. */
async function fileFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await read('files', request)
  if (copy) return copy
  const response = await fetch(request)
  if (isImmutable(response)) event.waitUntil(keep('files', request, response.clone()))
  return response
}

async function pictureFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await read('pictures', request.url)
  if (copy) return copy
  // Asked for as a script may read it: an answer that nobody may read takes megabytes of the quota.
  const response = await fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request))
  if (response.type !== 'opaque' && isImmutable(response))
    event.waitUntil(keep('pictures', request.url, response.clone()))
  return response
}

async function keepOfflinePages(): Promise<void> {
  await Promise.all(
    languages.map(async ({ prefix }) => {
      const response = await fetch(`${prefix}/offline`, { cache: 'no-cache' })
      if (response.ok) await keep('offline', `${prefix}/offline`, response)
    }),
  )
}

async function offlinePage(pathname: string): Promise<Response | undefined> {
  const { prefix } = languageOf(pathname)
  const page = await read('offline', `${prefix}/offline`)
  if (!page) return undefined
  const html = withKeptPages(await page.text(), await keptPages(prefix))
  return new Response(html, { status: 503, statusText: 'Offline', headers: page.headers })
}

/** Pages of a language that can be read now, the newest first. */
async function keptPages(prefix: string) {
  const found = await Promise.all(
    (['own', 'pages'] as const).map(async (kind) => {
      const cache = await caches.open(kept[kind].name)
      const keys = (await cache.keys()).toReversed()
      return Promise.all(
        keys.map(async (key) => {
          const { pathname, search } = new URL(key.url)
          const path = pathname + search
          const html = (await (await cache.match(key))?.text()) ?? ''
          return { path, title: titleIn(html, path) }
        }),
      )
    }),
  )
  return found.flat().filter(({ path }) => languageOf(path).prefix === prefix)
}

async function keepVisited(path: string): Promise<void> {
  const url = new URL(path, self.location.origin)
  const kind = kindOfPage(url.pathname)
  if (!kind || (kind === 'pages' && (await read(kind, url.href)))) return
  const asked = person
  await keepPage(kind, url, await fetch(url, { headers: { accept: 'text/html' } }), asked)
}

/** Files that a page loaded before the worker was there; the browser has them, so this asks nobody. */
async function keepFiles(files: readonly unknown[]): Promise<void> {
  for (const file of files) {
    if (typeof file !== 'string' || !URL.canParse(file)) continue
    const { origin, pathname } = new URL(file)
    if (origin !== self.location.origin || !isFile.test(pathname) || (await read('files', file))) continue
    const response = await fetch(file).catch(() => undefined)
    if (response && isImmutable(response)) await keep('files', file, response)
  }
}

/** A token; where it makes this browser another person's, what was kept of the one before goes, before and after. */
async function tokenFor(request: Request): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (!changesPerson(body)) return fetch(request)
  await forgetPerson()
  return fetch(request).finally(forgetPerson)
}

async function forgetPerson(): Promise<void> {
  person += 1
  await forget('own')
}
