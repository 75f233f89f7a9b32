import * as auth from '@galleria/auth'
import * as authReact from '@galleria/auth/react'
import * as federation from '@galleria/federation'
import * as i18n from '@galleria/i18n'
import * as platformClient from '@galleria/platform-client'
import * as router from '@galleria/router'
import * as ui from '@galleria/ui'
import * as overlays from '@galleria/ui/overlays'
import * as jotai from 'jotai'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'

/**
 * Packages that a module's server build may require; shared.ts in packages/federation names them, a test compares.
 */
export const sharedSingletons: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
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
