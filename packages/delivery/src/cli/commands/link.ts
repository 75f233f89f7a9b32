import type { Command } from 'commander'
import { previewSource } from '../../preview/make-preview.ts'
import { readSource } from '../../preview/read-source.ts'
import { say, telling } from '../support/context.ts'
import { lifetime } from '../support/lifetime.ts'
import { addressOfPreview } from '../support/preview-address.ts'
import { atShop, hereOrThere, type ShopOptions } from '../support/shop.ts'

interface Options extends ShopOptions {
  readonly expires: number
}

export function addLink(program: Command): void {
  atShop(telling(program.command('link')))
    .description(
      'Prints a signed link. The browser that opens it runs the module from a development server of its own machine, inside the shop; others see the live release.',
    )
    .argument('<module>', 'name of the module')
    .argument('<address>', 'address of its development server, as npm run dev prints it')
    .option('--expires <time>', 'how long the link works, such as 30m, 12h or 7d', lifetime, 12 * 3600)
    .addHelpText(
      'after',
      '\nExample:\n  npm run galleria -- link wishlist http://localhost:3005 --shop https://shop.example',
    )
    .action(async (module: string, address: string, { expires: seconds, ...options }: Options) => {
      const input = { module, source: await readSource(module, address), seconds }
      const link = await hereOrThere(options, 'link', input, (context) => previewSource(context, input))
      const { expires } = link
      say(options, { url: addressOfPreview(link, options), expires }, ({ url }) => url)
    })
}
