import type { Audience } from '@galleria/platform-client/operations'
import { audiences } from './audiences.ts'
import { type Identity, verdictOf } from './cells.ts'
import { notWhileMuted } from './muted.ts'
import type { PageKey } from './pages.ts'

const columns: readonly Identity[] = ['none', 'visitor', 'member', 'app', 'staff', 'owner']

interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly audience: Audience
  readonly own: string | undefined
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
  const line = '|---'.repeat(columns.length + 5)
  return `${[
    '# Who may call what',
    '',
    'Generated from `apps/platform/src/http/permissions`, by which the guard of every call goes; after a change there or of an audience in `packages/platform-client/src/operations` run',
    '`npx vitest run apps/platform/src/http/permissions/table.test.ts --update`. An operation without an audience is not served.',
    '',
    '"Other" visitors and members are as visitors and members, but for what is one’s own: that is to them as if not there. Who is muted is as',
    'other members, and may not write for others to read (`MEMBER_MUTED`). Blocking ends every session, so who is blocked is 401',
    'at once; a session that is open all the same is 403 `MEMBER_NOT_ACTIVE` once, which ends it. An expired or forged token is 401 everywhere. Staff who are not the owner are 403 `OWNER_ONLY` where only the owner may.',
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
    `| audience | ${columns.join(' | ')} |`,
    `|---${'|---'.repeat(columns.length)}|`,
    ...(Object.keys(audiences) as Audience[]).map((audience) => `| ${audience} | ${cells(audience)} |`),
    '',
    `## Calls (${calls.length})`,
    '',
    `| call | method and path | ${columns.join(' | ')} | only one’s own | of a member | muted |`,
    `${line}|`,
    ...calls.map(
      ({ name, method, path, audience, own, changes, notWhileMuted: muted }) =>
        `| ${name} | ${method} \`${path}\` | ${cells(audience)} | ${own ?? ''} | ${changes ?? ''} | ${muted ? '–' : ''} |`,
    ),
    '',
    '## Pages and files',
    '',
    'None of these reads an access token. LINK: a secret in the address that ends; SESSION: the hosted pages’ own cookie; BACK_OFFICE: a cookie',
    'that the owner’s key began. The workbench, below `/_dev`, is there in development alone.',
    '',
    '| route | opened by |',
    '|---|---|',
    ...Object.entries(pages).map(([route, key]) => `| ${route.replace(' ', ' `')}\` | ${key} |`),
  ].join('\n')}\n`
}

function cells(audience: Audience): string {
  return columns.map((identity) => (verdictOf(audience, identity) === 'yes' ? 'yes' : '–')).join(' | ')
}
