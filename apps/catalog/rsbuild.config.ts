import { defineModuleConfig } from '@galleria/federation/rsbuild'

export default defineModuleConfig({ name: 'catalog', port: 3001 })
