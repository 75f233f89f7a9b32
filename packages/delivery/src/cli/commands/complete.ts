import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { modulesHere } from '../support/build.ts'

/** `galleria complete zsh` prints the script; it asks `galleria complete --` at each tab. */
export function addComplete(program: Command): void {
  const root = tab(program)
  for (const command of root.commands.values()) {
    for (const argument of command.arguments.values()) {
      if (argument.name === 'module')
        argument.handler = (complete) => {
          for (const name of modulesHere()) complete(name, '')
        }
    }
  }
}
