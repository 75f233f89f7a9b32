import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommentsApi, commentsApi } from './comments-api.ts'
import type { HttpsFront } from './https-front.ts'
import type { OutsideTeam } from './outside-team.ts'
import { gitHubCommands, gitLabCommands } from './pipeline.ts'

interface Options {
  readonly team: OutsideTeam
  readonly shop: HttpsFront
  /** Address from which npm installs. */
  readonly registry: string
}

interface Event {
  readonly event_name: string
  readonly event: object
}

export interface HostedPipelines {
  readonly comments: CommentsApi
  /** Keeps the key that an owner granted to the team as the secret of both. */
  useKey(key: string): void
  /** Runs a job of the GitHub workflow, or those of its commands that match; all that they printed. */
  gitHub(job: string, event: Event, only?: RegExp): Promise<string>
  /** Runs a job of GitLab CI/CD in a pipeline with these variables; nothing where no rule of it holds. */
  gitLab(job: string, variables: Readonly<Record<string, string>>): Promise<string>
}

/** Runs the pipelines of a team's repository on this machine, with the variables of the hosted runners. */
export async function hostedPipelines({ team, shop, registry }: Options): Promise<HostedPipelines> {
  const token = 'token-of-the-pipeline'
  let key = ''
  const comments = await commentsApi(token)
  const home = join(team.folder, 'wishlist')
  const machine = { NODE_EXTRA_CA_CERTS: shop.certificate, npm_config_registry: registry, CI: 'true' }
  const bash = (script: string, env: Readonly<Record<string, string>>) =>
    team.run('bash', ['-e', '-o', 'pipefail', '-c', script], { ...machine, ...env })
  return {
    comments,
    useKey: (granted) => {
      key = granted
    },
    async gitHub(job, event, only = /./) {
      const file = join(team.folder, 'event.json')
      await writeFile(file, JSON.stringify(event.event))
      const workflow = await readFile(join(home, '.github/workflows/release.yml'), 'utf8')
      const commands = gitHubCommands(workflow, job, {
        github: { ...event, repository: 'team/wishlist', token },
        vars: { GALLERIA_SHOP: shop.url },
        secrets: { REGISTRY_PRIVATE_KEY: key },
      })
      const given = {
        GITHUB_API_URL: comments.url,
        GITHUB_REPOSITORY: 'team/wishlist',
        GITHUB_EVENT_PATH: file,
        GITHUB_ACTOR: 'mei',
      }
      const said: string[] = []
      for (const { script, env } of commands.filter(({ script }) => only.test(script)))
        said.push(await bash(script, { ...given, ...env }))
      return said.join('\n')
    },
    async gitLab(job, variables) {
      const pipeline = await readFile(join(home, '.gitlab-ci.yml'), 'utf8')
      const given = {
        CI_DEFAULT_BRANCH: 'main',
        CI_API_V4_URL: comments.url,
        CI_PROJECT_ID: '7',
        GITLAB_TOKEN: token,
        GALLERIA_SHOP: shop.url,
        REGISTRY_PRIVATE_KEY: key,
        ...variables,
      }
      const said: string[] = []
      for (const script of gitLabCommands(pipeline, job, given)) said.push(await bash(script, given))
      return said.join('\n')
    },
  }
}
