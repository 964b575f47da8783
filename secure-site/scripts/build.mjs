#!/usr/bin/env node
/**
 * Bundles the server into `dist/server.js`, its test mailbox into `dist/testing.js`, and the pages
 * into `dist/pages`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode } from './bundleForNode.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

await bundleForNode({
  entryPoints: {
    server: join(ROOT, 'src/server/server.ts'),
    testing: join(ROOT, 'testing/createMailbox.ts'),
  },
  outdir: join(ROOT, 'dist'),
})

const isWithoutPages = process.argv.includes('--server-only')
if (!isWithoutPages && existsSync(join(ROOT, 'vite.config.ts'))) {
  const { build } = await import('vite')
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' })
}
