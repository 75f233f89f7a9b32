import type { Command } from 'commander'
import { addBorders, createModule } from '../../scaffold/create-module.ts'
import { type CommonOptions, say, telling } from '../support/context.ts'
import { run, runWithPnpm } from '../support/run.ts'

interface Options extends CommonOptions {
  readonly install: boolean
}

export function addNew(program: Command): void {
  telling(program.command('new'))
    .description('Creates a working module: a page with data, a widget, words in every language and tests.')
    .argument('<name>', 'lowercase letters, digits, dashes; also its first path segment')
    .option('--no-install', 'write the files without installing')
    .addHelpText(
      'after',
      '\nExample:\n  npm run galleria -- new reviews\n  npm run galleria -- deploy reviews',
    )
    .action(async (name: string, options: Options) => {
      const root = process.cwd()
      const files = await createModule(root, name)
      if (await addBorders(root, name)) await run(process.execPath, ['scripts/generate.ts'], '')
      if (options.install)
        await runWithPnpm('pnpm', ['install', '--prefer-offline'], 'Install npm, then run "npm start".')
      say(options, { module: name, files }, (made) => [
        ...made.files,
        '',
        `Next, release it: npm run galleria -- deploy ${name}`,
        `The store then serves it at /${name}.`,
      ])
    })
}
