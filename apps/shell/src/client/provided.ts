// A shared module is provided only if the shell's own graph imports it (shared.ts names them; a test compares).
import '@galleria/auth'
import '@galleria/auth/react'
import '@galleria/federation'
import '@galleria/i18n'
import '@galleria/platform-client'
import '@galleria/router'
import '@galleria/ui'
import 'jotai'
import 'react'
import 'react-dom'
import 'react/jsx-runtime'

/** @public Never called: its presence makes the overlays a chunk of their own that modules can ask for. */
export const overlays = () => import('@galleria/ui/overlays')
