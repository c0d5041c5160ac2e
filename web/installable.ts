/** Builds the service worker, which knows by name every file that the page consists of. */
import { build, type Plugin, type Rolldown } from 'vite'

import { PUBLIC, SHELL, WORKER } from './src/worker/ways'

/** A mark of these very files: their names have hashes, except for that of the page itself. */
async function markOf(files: readonly string[], page: Rolldown.OutputAsset): Promise<string> {
  const text = new TextEncoder().encode(`${files.join('\n')}\n${page.source}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return [...hash.subarray(0, 8)].map((each) => each.toString(16).padStart(2, '0')).join('')
}

export function installable(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'installable',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = config.build.outDir
    },
    async writeBundle(_, bundle) {
      const page = bundle[SHELL.slice(1)]
      if (page?.type !== 'asset') throw new Error('the page was not built')
      const files = [...Object.keys(bundle).map((name) => `/${name}`), ...PUBLIC].sort()
      // A bundle of its own: one file without imports, which every browser takes as a worker.
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { FILES: JSON.stringify(files), MARK: JSON.stringify(await markOf(files, page)) },
        build: {
          outDir,
          emptyOutDir: false,
          lib: {
            entry: 'src/worker/worker.ts',
            formats: ['iife'],
            name: 'worker',
            fileName: () => WORKER.slice(1),
          },
        },
      })
    },
  }
}
