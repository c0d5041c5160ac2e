import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  // Styles are left out of tests except for the page's colours, whose contrast is measured.
  test: {
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['src/fresh.setup.ts'],
    include: ['src/**/*.test.ts'],
    css: { include: [/styles\.css/] },
  },
})
