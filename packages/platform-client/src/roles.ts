/** Roles of those who work for the store. */
export const staffRoles = ['OWNER', 'MANAGER', 'PACKER', 'EDITOR', 'SUPPORT'] as const
export type StaffRole = (typeof staffRoles)[number]

export type StaffAction = 'read' | 'change'

type Rights = Readonly<Record<StaffAction, readonly StaffRole[]>>

const [, ...employees] = staffRoles
const manager = ['MANAGER'] as const

/**
 * The one table of what each role may, by area: the platform refuses by it, and the admin hides by it. The owner may
 * everything; where it names nobody, the owner alone may.
 */
export const staffRights = {
  orders: { read: ['MANAGER', 'PACKER', 'SUPPORT'], change: ['MANAGER', 'SUPPORT'] },
  /** Parcels of an order, and their tracking. */
  fulfillment: { read: ['MANAGER', 'PACKER', 'SUPPORT'], change: ['MANAGER', 'PACKER', 'SUPPORT'] },
  catalog: { read: employees, change: ['MANAGER', 'EDITOR'] },
  /** Stock of variants. */
  inventory: { read: employees, change: ['MANAGER', 'PACKER', 'EDITOR'] },
  customers: { read: ['MANAGER', 'SUPPORT'], change: ['MANAGER', 'SUPPORT'] },
  marketing: { read: ['MANAGER', 'EDITOR', 'SUPPORT'], change: ['MANAGER', 'EDITOR'] },
  /** Program, tiers, rewards and rules. */
  loyalty: { read: ['MANAGER', 'SUPPORT'], change: manager },
  /** Accounts of the loyalty program, and adjustments of their points. */
  points: { read: ['MANAGER', 'SUPPORT'], change: ['MANAGER', 'SUPPORT'] },
  content: { read: ['MANAGER', 'EDITOR'], change: ['MANAGER', 'EDITOR'] },
  analytics: { read: manager, change: manager },
  /** Facts that every screen reads: name, time zone, locations, delivery, taxes. */
  store: { read: employees, change: manager },
  settings: { read: manager, change: manager },
  staff: { read: [], change: [] },
} as const satisfies Readonly<Record<string, Rights>>
export type StaffArea = keyof typeof staffRights
export const staffAreas = Object.keys(staffRights) as readonly StaffArea[]

/** Whether a role may read or change what belongs to an area. */
export function may(role: StaffRole, area: StaffArea, action: StaffAction = 'read'): boolean {
  return rolesFor(area, action).includes(role)
}

/** Area that API keys may be let into: all but the staff, which is the owner's alone. */
export type KeyArea = Exclude<StaffArea, 'staff'>
export const keyAreas = staffAreas.filter((area): area is KeyArea => area !== 'staff')

/** Rights of an API key by area; what may be changed may be read too. */
export type KeyPermissions = Readonly<Partial<Record<KeyArea, StaffAction>>>

/** Whether an API key may read or change what belongs to an area. */
export function permits(permissions: KeyPermissions, area: StaffArea, action: StaffAction): boolean {
  const right = area === 'staff' ? undefined : permissions[area]
  return right === 'change' || right === action
}

/** Every role that may, in the order of `staffRoles`. */
export function rolesFor(area: StaffArea, action: StaffAction): readonly StaffRole[] {
  return ['OWNER', ...staffRights[area][action]]
}

/** Role of the `scope` that a token exchange answered; undefined for one that is not known here. */
export function roleOfScope(scope: string | null | undefined): StaffRole | undefined {
  return staffRoles.find((role) => scopeOfRole(role) === scope)
}

/** `scope` of a token that speaks for the store in this role. */
export function scopeOfRole<Role extends StaffRole>(role: Role): Lowercase<Role> {
  return role.toLowerCase() as Lowercase<Role>
}
