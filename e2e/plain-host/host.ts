import * as auth from '@galleria/auth'
import * as authReact from '@galleria/auth/react'
import * as federation from '@galleria/federation'
import { checkManifestEntries, fallBack, lendRuntime } from '@galleria/federation/runtime-plugin'
import * as i18n from '@galleria/i18n'
import * as platformClient from '@galleria/platform-client'
import * as router from '@galleria/router'
import * as ui from '@galleria/ui'
import * as overlays from '@galleria/ui/overlays'
import { createInstance } from '@module-federation/enhanced/runtime'
import * as jotai from 'jotai'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

// A page that is no shell of ours and was built without any federation plugin.
lendRuntime()

const libraries = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  jotai,
  '@galleria/auth': auth,
  '@galleria/auth/react': authReact,
  '@galleria/federation': federation,
  '@galleria/i18n': i18n,
  '@galleria/platform-client': platformClient,
  '@galleria/router': router,
  '@galleria/ui': ui,
  '@galleria/ui/overlays': overlays,
}

const shared = Object.fromEntries(
  Object.entries(libraries).map(([name, library]) => [
    name,
    {
      version: react.version,
      lib: () => library,
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]),
)

/** Loads a module by the address of its manifest and a widget of it; `spare` is another manifest to fall back to. */
async function loadByManifest(name: string, entry: string, widget: string, spare: string | null) {
  const tried: string[] = []
  const host = createInstance({
    name: 'plain',
    shared,
    remotes: [{ name, entry }],
    plugins: [
      checkManifestEntries(),
      fallBack({
        async instead(failed) {
          tried.push(...failed.tried)
          return spare
        },
      }),
    ],
  })
  const loaded = await host.loadRemote<{ default: federation.ModuleDefinition }>(`${name}/module`)
  const { default: Widget } =
    (await loaded?.default.widgets?.[widget as keyof federation.Widgets]?.load()) ?? {}
  return {
    name: loaded?.default.name,
    widget: typeof Widget,
    tried,
    known: Object.keys((globalThis as unknown as Federated).__FEDERATION__.moduleInfo),
  }
}

interface Federated {
  readonly __FEDERATION__: { readonly moduleInfo: object }
}

Object.assign(globalThis, { loadByManifest })
export type LoadByManifest = typeof loadByManifest
