import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { Command } from 'commander'
import type { Delivery } from '../../registry/delivery.ts'
import { openDelivery } from '../../registry/open-delivery.ts'

export interface CommonOptions {
  readonly json?: boolean
  readonly by?: string
  readonly why?: string
}

/** Options of every command that changes something: history keeps them. */
export function changing(command: Command): Command {
  return telling(command)
    .option('--why <text>', 'reason to record in the history')
    .option('--by <name>', 'name to record in the history (default: from git or the system)')
}

export function telling(command: Command): Command {
  return command.option('--json', 'print JSON')
}

export function delivery(options: CommonOptions): Promise<Delivery> {
  return openDelivery(process.env, { by: options.by ?? whoAmI(), why: options.why })
}

/** Prints one answer: for programs as it is, for people as `text` puts it. */
export function say<Answer>(
  options: CommonOptions,
  answer: Answer,
  text: (answer: Answer) => string | readonly string[],
): void {
  const lines = options.json ? JSON.stringify(answer, null, 1) : text(answer)
  console.log(typeof lines === 'string' ? lines : lines.join('\n'))
}

/** Name for the history, where none was given. */
export function whoAmI(): string {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, USER } = process.env
  const known = GITHUB_ACTOR || GITLAB_USER_LOGIN || git('config', 'user.email') || USER
  if (known) return known
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

/** The commit that the working copy is at; null outside of one. */
export function commitHere(): string | null {
  return process.env.GITHUB_SHA || process.env.CI_COMMIT_SHA || git('rev-parse', 'HEAD')
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}
