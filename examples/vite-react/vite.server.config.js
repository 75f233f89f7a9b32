import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// For the server: the same files as one CommonJS module, under the same names.
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.js',
    outDir: 'dist/server',
    minify: false,
    rollupOptions: {
      external: ['react', 'react/jsx-runtime'],
      output: { format: 'cjs', entryFileNames: 'module.js', codeSplitting: false, exports: 'named' },
    },
  },
})
