import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../../app/app.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { callsOf } from '../openapi/registry.ts'
import { handlerName } from '../operation-names.ts'
import { aboutMembers, aboutNobody } from './about-members.ts'
import { audiences } from './audiences.ts'
import { permissionsMarkdown } from './markdown.ts'
import { alsoWhileMuted, notWhileMuted } from './muted.ts'
import { pages } from './pages.ts'
import { audienceOf, ownedThing, permissionOf, permissions } from './table.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site?.close())

it('has a row for every call, and no row without a call', () => {
  const served = callsOf(site.platform.app).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(permissions).sort()).toEqual([...new Set(served)].sort())
})

it('has a row for every page and file, and none of them is of the workbench', async () => {
  const routesOf = ({ app }: Pick<TestPlatform['platform'], 'app'>) =>
    app.routes
      .filter(({ method, handler }) => method !== 'ALL' && !handlerName(handler))
      .map(({ method, path }) => `${method} ${path}`)
  const { db } = site.platform.services
  const config = { development: false, secret: 's'.repeat(64) }
  const production = await createPlatform({ database: db, config })
  expect([...new Set(routesOf(production))].sort()).toEqual(Object.keys(pages).sort())
  const more = routesOf(site.platform).filter((route) => !(route in pages))
  expect(more.filter((route) => !/^[A-Z]+ \/_dev(\/|$)/.test(route))).toEqual([])
})

it('stops the start for a call without a row, and for a handler that is typed for others', () => {
  expect(() => permissionOf({ method: 'GET', path: '/nobody/decided' }, ['MEMBER'])).toThrow(
    'GET /nobody/decided has no row in src/permissions/rows',
  )
  const route = { method: 'GET', path: '/members/v1/members/my' }
  expect(() => permissionOf(route, ['VISITOR', 'MEMBER'])).toThrow('is for MEMBERS (MEMBER), and its handler')
})

/** Calls that change something, or may: all but GETs, whose audience has one of these. */
function callsFor(...types: readonly string[]): string[] {
  const routes = callsOf(site.platform.app).filter(({ method, path }) => {
    const allowed: readonly string[] = audiences[audienceOf({ method, path })].types
    return method !== 'GET' && types.some((type) => allowed.includes(type))
  })
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort()
}

it('says of every call of moderators about members whether it changes one, so that the rule for staff holds there', () => {
  const ofMembers = callsFor('APP', 'USER').filter((call) => {
    const { ownerOnly } = audiences[audienceOf(routeOf(call))]
    return /\/(members|badges|_api\/iam|_api\/redirects-api)\//.test(call) && !ownerOnly
  })
  expect([...Object.keys(aboutMembers), ...aboutNobody].sort()).toEqual(ofMembers)
})

it('says of every call of members but reads whether who is muted may make it', () => {
  const listed = [...Object.keys(notWhileMuted), ...Object.values(alsoWhileMuted).flat()]
  expect(listed.sort()).toEqual(callsFor('MEMBER'))
})

function routeOf(call: string) {
  const [method, path] = call.split(' ') as [string, string]
  return { method, path }
}

/** After a change: `pnpm exec vitest run apps/platform/src/http/permissions/table.test.ts --update`. */
it('docs/permissions.md says who may call what', async () => {
  const calls = callsOf(site.platform.app).map(({ name, method, path }) => {
    const route = { method, path }
    const key = `${method} ${path}`
    return {
      ...{ name, ...route, audience: audienceOf(route), own: ownedThing(route) },
      changes: aboutMembers[key]?.changes.toLowerCase(),
      notWhileMuted: key in notWhileMuted,
    }
  })
  await expect(permissionsMarkdown(calls, pages)).toMatchFileSnapshot('../../../../../docs/permissions.md')
})
