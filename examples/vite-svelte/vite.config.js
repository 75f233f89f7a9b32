import { federation } from '@module-federation/vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const island = './src/island.svelte.js'

// For browsers: an ordinary remote. The names of `exposes` say what the shop does with each file.
export default defineConfig({
  base: './',
  plugins: [
    // The shop lets no script write HTML (Trusted Types): Svelte makes elements one by one instead.
    svelte({ compilerOptions: { fragments: 'tree' } }),
    federation({
      name: 'installments',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './slot/product.purchase': island },
      shared: {},
    }),
  ],
  build: { target: 'es2022', modulePreload: false, rollupOptions: { input: island } },
})
