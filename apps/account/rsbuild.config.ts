import { defineModuleConfig } from '@galleria/federation/rsbuild'

export default defineModuleConfig({ name: 'account', port: 3003 })
