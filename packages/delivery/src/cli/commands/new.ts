import type { Command } from 'commander'
import { addBorders, createModule } from '../../scaffold/create-module.ts'
import { type CommonOptions, say, telling } from '../support/context.ts'
import { run, runWithPnpm } from '../support/run.ts'

interface Options extends CommonOptions {
  readonly install: boolean
}

export function addNew(program: Command): void {
  telling(program.command('new'))
    .description('Makes a module that works: a page with data, a widget, words in every language, tests.')
    .argument('<name>', 'a-z, 0-9, -; also its first path segment')
    .option('--no-install', 'only write the files')
    .addHelpText('after', '\nExample:\n  galleria new reviews && galleria deploy reviews')
    .action(async (name: string, options: Options) => {
      const root = process.cwd()
      const files = await createModule(root, name)
      if (await addBorders(root, name)) await run(process.execPath, ['scripts/generate.ts'], '')
      if (options.install)
        await runWithPnpm('pnpm', ['install', '--prefer-offline'], 'Install npm, then run "npm start".')
      say(options, { module: name, files }, (made) => [
        ...made.files,
        `The shell serves it at /${name} after: npm run galleria -- deploy ${name}`,
      ])
    })
}
