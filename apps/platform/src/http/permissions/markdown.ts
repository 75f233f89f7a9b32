import type { Audience } from '@galleria/platform-client/operations'
import { rolesFor, type StaffAction, type StaffArea, staffAreas } from '@galleria/platform-client/roles'
import { audiences } from './audiences.ts'
import { type Identity, verdictOf } from './cells.ts'
import { notWhileMuted } from './muted.ts'
import type { PageKey } from './pages.ts'
import type { Need } from './staff-areas.ts'

const columns: readonly Identity[] = [
  'none',
  'visitor',
  'member',
  'app',
  'manager',
  'packer',
  'editor',
  'support',
  'owner',
]

interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly audience: Audience
  readonly own: string | undefined
  readonly need: Need | undefined
  /** Changes that a moderator's call makes to a member. */
  readonly changes: string | undefined
  /** Whether who is muted is refused. */
  readonly notWhileMuted: boolean
}

/** The table as a document, for who reads the repository. */
export function permissionsMarkdown(
  calls: readonly Call[],
  pages: Readonly<Record<string, PageKey>>,
): string {
  const line = '|---'.repeat(columns.length + 6)
  return `${[
    '# Who may call what',
    '',
    'Generated from `apps/platform/src/http/permissions`, by which the guard of every call goes; after a change there or of an audience in `packages/platform-client/src/operations` run',
    '`npx vitest run apps/platform/src/http/permissions/table.test.ts --update`. An operation without an audience is not served.',
    '',
    '"Other" visitors and members are as visitors and members, but for what is one’s own: that is to them as if not there. Who is muted is as',
    'other members, and may not write for others to read (`MEMBER_MUTED`). Blocking ends every session, so who is blocked is 401',
    'at once; a session that is open all the same is 403 `MEMBER_NOT_ACTIVE` once, which ends it. An expired or forged token is 401 everywhere. Staff who are not the owner are 403 `OWNER_ONLY` where only the owner may,',
    'and 403 `ROLE_NOT_ALLOWED` where the area of a call is not for their role; the answer names the roles that may.',
    '',
    'An API key that the owner made may read or change the areas of its permissions, as a program: elsewhere it is 403 `API_KEY_NOT_ALLOWED`, and 403 `OWNER_ONLY` at what is the',
    'owner’s alone. It makes no call without an area. What is said here of staff who are not the owner holds for it too.',
    '',
    'Staff who are not the owner also change nothing of the owner’s account, and not the standing (role, status, sessions, reports) of any member',
    'who works for the store, themselves included: 403 `OWNER_ONLY`, or the wire’s own code. "Of a member" says what of a member a call changes.',
    '',
    '## What is refused to muted members',
    '',
    ...Object.entries(notWhileMuted).map(([route, what]) => `- \`${route}\`: ${what}`),
    '',
    'Where SHOPPERS may, a back end of the store may also send `<access token>,<API key>`: it speaks for that shopper with the owner’s rights, and may',
    'say what only merchants may (`merchantDiscounts`, `customLineItems`, prices, any sales channel). Elsewhere the pair is 401.',
    '',
    '## Audiences',
    '',
    'Where the manager may, the other roles of the staff may too if their area lets them.',
    '',
    `| audience | ${columns.join(' | ')} |`,
    `|---${'|---'.repeat(columns.length)}|`,
    ...(Object.keys(audiences) as Audience[]).map(
      (audience) => `| ${audience} | ${cells(audience, undefined)} |`,
    ),
    '',
    '## Roles of the staff',
    '',
    'The table is `packages/platform-client/src/roles.ts`, which the admin hides by. The owner may everything.',
    '',
    '| area | read | change |',
    '|---|---|---|',
    ...staffAreas.map((area) => `| ${area} | ${roles(area, 'read')} | ${roles(area, 'change')} |`),
    '',
    `## Calls (${calls.length})`,
    '',
    `| call | method and path | ${columns.join(' | ')} | area | only one’s own | of a member | muted |`,
    `${line}|`,
    ...calls.map(
      ({ name, method, path, audience, own, need, changes, notWhileMuted: muted }) =>
        `| ${name} | ${method} \`${path}\` | ${cells(audience, need)} | ${need ? `${need.action} ${need.area}` : ''} | ${own ?? ''} | ${changes ?? ''} | ${muted ? '–' : ''} |`,
    ),
    '',
    '## Pages and files',
    '',
    'None of these reads an access token. LINK: a secret in the address that ends; SESSION: the hosted pages’ own cookie;',
    'SECRET: a secret of the server’s variables, as a bearer token. The workbench,',
    'below `/_dev`, is there in development alone.',
    '',
    '| route | opened by |',
    '|---|---|',
    ...Object.entries(pages).map(([route, key]) => `| ${route.replace(' ', ' `')}\` | ${key} |`),
  ].join('\n')}\n`
}

function cells(audience: Audience, need: Need | undefined): string {
  return columns.map((identity) => (verdictOf(audience, identity, need) === 'yes' ? 'yes' : '–')).join(' | ')
}

function roles(area: StaffArea, action: StaffAction): string {
  return rolesFor(area, action)
    .map((role) => role.toLowerCase())
    .join(', ')
}
