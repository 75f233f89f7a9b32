import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const page = './src/GiftGuide.jsx'
/** Of the shell: the page has one copy, and this build brings none. */
const ofShell = { singleton: true, import: false, requiredVersion: '^19.3.0' }

// For browsers: an ordinary remote. The names of `exposes` say what the shop does with each file.
export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: 'gift-guide',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './page/gift-guide': page },
      shared: { react: ofShell, 'react/jsx-runtime': ofShell },
    }),
  ],
  build: { target: 'es2022', modulePreload: false, rollupOptions: { input: page } },
})
