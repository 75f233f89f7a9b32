import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { declarationsOf } from '../../contracts/declarations.ts'
import { liveContracts } from '../../contracts/live-contracts.ts'
import { say, telling } from '../support/context.ts'
import { moduleHere } from '../support/own-repository.ts'
import { atShop, hereOrThere, type ShopOptions, shopOf } from '../support/shop.ts'
import { shopAddress } from '../support/shop-address.ts'

interface Options extends ShopOptions {
  readonly out: string
}

export function addTypes(program: Command): void {
  atShop(telling(program.command('types')))
    .description(
      'Writes the types of the widgets and slots that live modules offer, as their releases were built.',
    )
    .option('--out <file>', 'declaration file to write', 'src/shop-types.d.ts')
    .addHelpText('after', '\nExample:\n  npm run galleria -- types --shop https://shop.example')
    .action(async ({ out, ...options }: Options) => {
      const contracts = await hereOrThere(options, 'contracts', {}, liveContracts)
      const from = shopOf(options) ?? shopAddress(process.env)
      const text = declarationsOf(contracts, { from, declared: declaredNames(), own: moduleHere() })
      const file = resolve(out)
      await mkdir(dirname(file), { recursive: true })
      await (text === null ? rm(file, { force: true }) : writeFile(file, text))
      say(options, { file: out, written: text !== null }, ({ written }) =>
        written
          ? `Wrote ${out}.`
          : 'No live module offers more than @galleria/federation declares, so no file is written.',
      )
    })
}

/** Names in the contract file of the installed package. */
function declaredNames(): Set<string> {
  const file = contractFile()
  return new Set(
    file === null
      ? []
      : [...readFileSync(file, 'utf8').matchAll(/^\s+'([\w-]+\.[\w-]+)':/gm)].map(([, name]) => name ?? ''),
  )
}

/** Types beside the built file, or the source in a checkout; null where the package isn't installed. */
function contractFile(): string | null {
  try {
    const require = createRequire(join(process.cwd(), 'package.json'))
    return require.resolve('@galleria/federation/widgets').replace(/\.js$/, '.d.ts')
  } catch {
    return null
  }
}
