import * as auth from '@galleria/auth'
import * as authReact from '@galleria/auth/react'
import * as federation from '@galleria/federation'
import type { SharedModules } from '@galleria/federation/containers'
import * as i18n from '@galleria/i18n'
import * as router from '@galleria/router'
import * as ui from '@galleria/ui'
import * as jotai from 'jotai'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

declare global {
  /** Versions by package, from the build. */
  const SHARED_VERSIONS: Readonly<Record<string, string>>
}

/** Modules of which a page holds one copy, the shell's (`@galleria/federation/shared` lists them; a test compares). */
export const sharedModules: SharedModules = {
  react: own('react', react),
  'react/jsx-runtime': own('react', jsxRuntime),
  'react-dom': own('react-dom', reactDom),
  jotai: own('jotai', jotai),
  '@galleria/auth': own('@galleria/auth', auth),
  '@galleria/auth/react': own('@galleria/auth', authReact),
  '@galleria/federation': own('@galleria/federation', federation),
  '@galleria/i18n': own('@galleria/i18n', i18n),
  '@galleria/platform-client': later(
    '@galleria/platform-client',
    () => import(/* webpackChunkName: "platform-client" */ '@galleria/platform-client'),
  ),
  '@galleria/router': own('@galleria/router', router),
  '@galleria/ui': own('@galleria/ui', ui),
  '@galleria/ui/overlays': later('@galleria/ui', () => import('@galleria/ui/overlays')),
}

function own(packageName: string, library: object) {
  return { version: SHARED_VERSIONS[packageName] ?? '', lib: () => library }
}

/** One that no page needs before it calls the platform, or opens something. */
function later(packageName: string, load: () => Promise<object>) {
  return { version: SHARED_VERSIONS[packageName] ?? '', load }
}
