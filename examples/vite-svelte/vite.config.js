import { federation } from '@module-federation/vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// For browsers: an ordinary remote. Names of `exposes` say what the store does with them.
export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    federation({
      name: 'size-guide',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './slot/product.purchase': './src/island.svelte.js' },
      shared: {},
    }),
  ],
  build: { target: 'es2022', modulePreload: false, rollupOptions: { input: './src/island.svelte.js' } },
})
