import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// For the server: the same files as one CommonJS module, under the same names.
export default defineConfig({
  plugins: [svelte()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.js',
    outDir: 'dist/server',
    minify: false,
    rollupOptions: {
      output: { format: 'cjs', entryFileNames: 'module.js', codeSplitting: false, exports: 'named' },
    },
  },
})
