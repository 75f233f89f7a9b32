import { everyOperation } from '@galleria/platform-client/operations'
import { getCurrentCart } from '@galleria/platform-client/operations/cart/cart'
import { access } from '@galleria/platform-client/operations/identity/tokens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createPlatform } from '../../app/app.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { callsOf } from '../openapi/registry.ts'
import { handlerName } from '../operation-names.ts'
import { operation } from '../route.ts'
import { aboutMembers, aboutNobody } from './about-members.ts'
import { permissionsMarkdown } from './markdown.ts'
import { alsoWhileMuted, notWhileMuted } from './muted.ts'
import { pages } from './pages.ts'
import { audienceOf, isServed, ownedResource, permissionOf, routeOf } from './permission.ts'
import { hasArea, needOf } from './staff-areas.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site?.close())

it('The permission table serves every call that is defined with an audience, and no other', () => {
  const served = callsOf(site.platform.app).map(routeOf)
  expect([...new Set(served)].sort()).toEqual(everyOperation.filter(isServed).map(routeOf).sort())
})

it('The permission table has a row for every page and file, and none of them is of the workbench', async () => {
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

it('The permission table refuses by type an operation without an audience, and a handler that is typed for others', () => {
  const serve = (app: TestPlatform['platform']['app']) => {
    const answer = z.object({})
    // @ts-expect-error: nobody decided who may call it
    operation(app, access, { answer }, () => ({}))
    // @ts-expect-error: visitors have no id of a member
    operation(app, getCurrentCart, { answer }, ({ caller }) => ({ id: caller.memberId }))
  }
  expect(serve).toBeInstanceOf(Function)
})

it('The permission table gives every call that staff may make its area', () => {
  const without = everyOperation.filter(isServed).filter((each) => !hasArea(each))
  expect(without.map(routeOf)).toEqual([])
})

/** Calls that change something, or may: all but GETs, whose audience has one of these. */
function callsFor(...types: readonly string[]): string[] {
  const routes = callsOf(site.platform.app).filter(
    ({ method, allow }) => method !== 'GET' && allow.some((type) => types.includes(type)),
  )
  return [...new Set(routes.map(routeOf))].sort()
}

it('The permission table says of every call of moderators about members whether it changes one, so that the rule for staff holds there', () => {
  const owners = new Set(
    everyOperation
      .filter(isServed)
      .filter((each) => permissionOf(each).ownerOnly)
      .map(routeOf),
  )
  const ofMembers = callsFor('APP', 'USER').filter(
    (call) => /\/(members|badges|_api\/iam|_api\/redirects-api)\//.test(call) && !owners.has(call),
  )
  expect([...Object.keys(aboutMembers), ...aboutNobody].sort()).toEqual(ofMembers)
})

it('The permission table says of every call of members but reads whether who is muted may make it', () => {
  const listed = [...Object.keys(notWhileMuted), ...Object.values(alsoWhileMuted).flat()]
  expect(listed.sort()).toEqual(callsFor('MEMBER'))
})

/** After a change: `npx vitest run apps/platform/src/http/permissions/table.test.ts --update`. */
it('docs/permissions.md says who may call what', async () => {
  const calls = callsOf(site.platform.app).map((call) => {
    const { name, method, path } = call
    const key = routeOf(call)
    return {
      ...{ name, method, path, audience: audienceOf(call), own: ownedResource(call), need: needOf(call) },
      changes: aboutMembers[key]?.changes.toLowerCase(),
      notWhileMuted: key in notWhileMuted,
    }
  })
  await expect(permissionsMarkdown(calls, pages)).toMatchFileSnapshot('../../../../../docs/permissions.md')
})
