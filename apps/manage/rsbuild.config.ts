import { defineModuleConfig } from '@galleria/federation/rsbuild'

export default defineModuleConfig({ name: 'manage', port: 3005 })
