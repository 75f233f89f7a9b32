import type { Command } from 'commander'
import { previewRelease } from '../../preview/make-preview.ts'
import { say, telling } from '../support/context.ts'
import { lifetime } from '../support/lifetime.ts'
import { addressOfPreview } from '../support/preview-address.ts'
import { named } from '../support/release-name.ts'
import { atShop, hereOrThere, type ShopOptions } from '../support/shop.ts'

interface Options extends ShopOptions {
  readonly expires: number
}

export function addPreview(program: Command): void {
  atShop(telling(program.command('preview')))
    .description(
      'Prints a signed link. The browser that opens it sees this release; others see the live one.',
    )
    .argument('<release>', '<module>@<version>')
    .option('--expires <time>', 'how long the link works, such as 30m, 12h or 7d', lifetime, 24 * 3600)
    .addHelpText('after', '\nExample:\n  npm run galleria -- preview cart@1.4.0 --expires 2h')
    .action(async (release: string, { expires: seconds, ...options }: Options) => {
      const input = { ...named(release), seconds }
      const link = await hereOrThere(options, 'preview', input, (context) => previewRelease(context, input))
      const { expires } = link
      say(options, { url: addressOfPreview(link, options), expires }, ({ url }) => url)
    })
}
