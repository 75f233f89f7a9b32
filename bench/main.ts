import { commerce } from './commerce/commerce.ts'
import { delivery } from './delivery/delivery.ts'
import { events } from './events/events.ts'
import { identity } from './identity/identity.ts'
import { interactions } from './interactions/interactions.ts'
import { loyalty } from './loyalty/loyalty.ts'
import { modules } from './modules/modules.ts'
import { pages } from './pages/pages.ts'
import { platform } from './platform/platform.ts'
import { platformStart } from './platform-start/platform-start.ts'
import { reset } from './reset/reset.ts'
import { scale } from './scale/scale.ts'
import { shell } from './shell/shell.ts'
import { start } from './start/start.ts'

const benches: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  pages,
  interactions,
  modules,
  platform,
  identity,
  reset,
  commerce,
  loyalty,
  start,
  scale,
  events,
  delivery,
  shell,
  'platform-start': platformStart,
}
const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench(args)
else {
  console.error(`Say which: pnpm bench ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 2
}
