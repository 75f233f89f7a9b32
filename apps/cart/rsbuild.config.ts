import { defineModuleConfig } from '@galleria/federation/rsbuild'

export default defineModuleConfig({ name: 'cart', port: 3002 })
