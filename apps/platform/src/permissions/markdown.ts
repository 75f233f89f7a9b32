import { type Audience, audiences } from './audiences.ts'
import { type Identity, verdictOf } from './cells.ts'
import type { PageKey } from './pages.ts'

const columns: readonly Identity[] = ['none', 'visitor', 'member', 'app', 'staff', 'owner']

interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly audience: Audience
  readonly own: string | undefined
}

/** The table as a document, for who reads the repository. */
export function permissionsMarkdown(
  calls: readonly Call[],
  pages: Readonly<Record<string, PageKey>>,
): string {
  const line = '|---'.repeat(columns.length + 3)
  return `${[
    '# Who may call what',
    '',
    'Generated from `apps/platform/src/permissions`, by which the guard of every call goes; after a change there run',
    '`pnpm exec vitest run apps/platform/src/permissions/table.test.ts --update`. A call without a row stops the platform’s start.',
    '',
    '"Other" visitors and members are as visitors and members, but for what is one’s own: that is to them as if not there. Who is muted is as',
    'other members, and may not write for others to read (`MEMBER_MUTED`). Who is blocked is 403 `MEMBER_NOT_ACTIVE` once and 401 from then',
    'on. An expired or forged token is 401 everywhere. Staff who are not the owner are 403 `OWNER_ONLY` where only the owner may.',
    '',
    '## Audiences',
    '',
    `| audience | ${columns.join(' | ')} |`,
    `|---${'|---'.repeat(columns.length)}|`,
    ...(Object.keys(audiences) as Audience[]).map((audience) => `| ${audience} | ${cells(audience)} |`),
    '',
    `## Calls (${calls.length})`,
    '',
    `| call | method and path | ${columns.join(' | ')} | only one’s own |`,
    `${line}|`,
    ...calls.map(
      ({ name, method, path, audience, own }) =>
        `| ${name} | ${method} \`${path}\` | ${cells(audience)} | ${own ?? ''} |`,
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
