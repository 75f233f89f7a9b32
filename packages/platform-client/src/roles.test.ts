import { describe, expect, it } from 'vitest'
import { may, roleOfScope, rolesFor, scopeOfRole, staffAreas, staffRights, staffRoles } from './roles.ts'

describe('The table of roles', () => {
  it('lets the owner read and change every area', () => {
    for (const area of staffAreas)
      expect([may('OWNER', area), may('OWNER', area, 'change')]).toEqual([true, true])
  })

  it('lets the manager change every area but the staff', () => {
    expect(staffAreas.filter((area) => !may('MANAGER', area, 'change'))).toEqual(['staff'])
  })

  it('lets nobody change what they may not read', () => {
    for (const area of staffAreas)
      for (const role of staffRights[area].change) expect(rolesFor(area, 'read')).toContain(role)
  })

  it.each([
    ['PACKER', ['fulfillment', 'inventory']],
    ['EDITOR', ['catalog', 'inventory', 'marketing', 'content']],
    ['SUPPORT', ['orders', 'fulfillment', 'customers', 'points']],
  ] as const)('lets %s change %j alone', (role, areas) => {
    expect(staffAreas.filter((area) => may(role, area, 'change'))).toEqual(areas)
  })

  it('names roles by the scope of a token', () => {
    for (const role of staffRoles) expect(roleOfScope(scopeOfRole(role))).toBe(role)
    expect([roleOfScope('staff'), roleOfScope(null)]).toEqual([undefined, undefined])
  })
})
