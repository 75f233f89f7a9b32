import { defineModuleConfig } from '@galleria/federation/rsbuild'

export default defineModuleConfig({ name: 'loyalty', port: 3004 })
