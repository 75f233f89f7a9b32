import { readFileSync } from 'node:fs'
import { DeliveryFault } from '../../base/fault.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Comments of the pull request, or merge request, that a pipeline runs for. */
interface Comments {
  /** Address of the list, which also takes a new one. */
  readonly list: string
  readonly one: (id: number) => string
  readonly headers: Readonly<Record<string, string>>
  /** Method that replaces one. */
  readonly change: 'PATCH' | 'PUT'
}

/**
 * Puts a text under the pull request of this pipeline, in the place of what it said before: one comment for each module,
 * however often it is released. GitHub's and GitLab's own variables say where.
 */
export async function comment(mark: string, text: string, env: Env): Promise<void> {
  const comments = gitHub(env) ?? gitLab(env)
  if (!comments)
    throw new DeliveryFault(
      'PULL_REQUEST_MISSING',
      '--comment works in a pipeline of a pull request alone: GitHub Actions with GITHUB_TOKEN, or GitLab CI/CD with GITLAB_TOKEN.',
    )
  const hidden = `<!-- galleria ${mark} -->`
  const all = (await ask(comments, 'GET', comments.list)) as { id: number; body: string }[]
  const before = all.find(({ body }) => body.startsWith(hidden))
  const body = `${hidden}\n${text}`
  if (before) await ask(comments, comments.change, comments.one(before.id), { body })
  else await ask(comments, 'POST', comments.list.split('?')[0] as string, { body })
}

/** https://docs.github.com/rest/issues/comments */
function gitHub(env: Env): Comments | null {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_EVENT_PATH } = env
  const number = GITHUB_EVENT_PATH && numberIn(GITHUB_EVENT_PATH)
  if (!api || !repository || !token || !number) return null
  const issues = `${api}/repos/${repository}/issues`
  return {
    list: `${issues}/${number}/comments?per_page=100`,
    one: (id) => `${issues}/comments/${id}`,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    change: 'PATCH',
  }
}

/** https://docs.gitlab.com/api/notes/ */
function gitLab(env: Env): Comments | null {
  const {
    CI_API_V4_URL: api,
    CI_PROJECT_ID: project,
    CI_MERGE_REQUEST_IID: number,
    GITLAB_TOKEN: token,
  } = env
  if (!api || !project || !number || !token) return null
  const notes = `${api}/projects/${project}/merge_requests/${number}/notes`
  return {
    list: `${notes}?per_page=100`,
    one: (id) => `${notes}/${id}`,
    headers: { 'private-token': token },
    change: 'PUT',
  }
}

/** Number in the event that started a workflow; undefined where it is of no pull request. */
function numberIn(file: string): number | undefined {
  const { pull_request } = JSON.parse(readFileSync(file, 'utf8')) as { pull_request?: { number: number } }
  return pull_request?.number
}

async function ask({ headers }: Comments, method: string, url: string, content?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(content && { 'content-type': 'application/json' }) },
    ...(content && { body: JSON.stringify(content) }),
  }).catch((error: Error) => {
    throw refused(`${url} can't be reached: ${(error as { cause?: Error }).cause?.message ?? error.message}`)
  })
  if (!response.ok) throw refused(`${url} answered with status ${response.status}`)
  return response.json()
}

function refused(why: string): DeliveryFault {
  return new DeliveryFault(
    'COMMENT_REFUSED',
    `The release is done, but the comment isn't: ${why}. Let the token of the pipeline write comments of pull requests.`,
  )
}
