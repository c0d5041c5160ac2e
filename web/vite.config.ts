import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

import { installable } from './installable'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), installable()],
  build: { outDir: '../sparrows/web/static', emptyOutDir: true, assetsInlineLimit: 0 },
  // The catalogues are the package's own.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
})
