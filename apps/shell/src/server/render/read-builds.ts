import { closedScript } from '@galleria/federation/closed'
import { languages } from '@galleria/i18n'
import { catchScript } from '../../page/catch-errors.ts'
import { holdScript } from '../../page/hold-taps.ts'
import { hydrateScript } from '../../page/hydrate-on-interaction.ts'
import { themeScript } from '../../page/theme.ts'
import { trustScript } from '../../page/trusted-types.ts'
import { type BrowserBuild, type BrowserBuilds, readShellAssets } from '../files/index.ts'
import { refreshHook } from '../modules/index.ts'
import { styleRecovery } from './style-recovery.ts'

interface Folders {
  readonly released: string
  readonly source: string | null
}

/** Reads the shell's browser builds. Pages with modules from source check no script, but keep state in a hot reload. */
export function readBuilds({ released, source }: Folders, modulesUrl: string | undefined): BrowserBuilds {
  return {
    released: readBuild(released, trustScript(modulesUrl)),
    source: source === null ? null : withoutWords(readBuild(source, refreshHook)),
  }
}

/** Its loader asks for words as for any file of this origin, which a preload with a hash does not match. */
function withoutWords(build: BrowserBuild): BrowserBuild {
  return { ...build, assets: { ...build.assets, words: {} } }
}

function readBuild(web: string, script: string): BrowserBuild {
  const { folder: _, ...assets } = readShellAssets(web)
  const beforeAll = themeScript + closedScript + script + catchScript + holdScript + hydrateScript
  const headScripts = languages.map((each) => [each.code, beforeAll + styleRecovery(each)])
  return { assets, headScripts: Object.fromEntries(headScripts) }
}
