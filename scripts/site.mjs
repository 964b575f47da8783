#!/usr/bin/env node
/**
 * Builds the documentation site into .tmp/site. With `--serve`, serves it at the port given by
 * `--port`.
 */
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { runCheck } from './lib/fail.mjs'
import { ROOT } from './lib/project.mjs'
import { buildSite, SITE } from './site/buildSite.mjs'

const { serve, port } = parseArgs({
  options: { serve: { type: 'boolean' }, port: { type: 'string', default: '4400' } },
}).values

await runCheck(async () => {
  const links = await buildSite()
  console.log(`The site is in .tmp/site; ${String(links)} links were followed.`)
  if (!serve) return
  const server = await preview({
    root: ROOT,
    configFile: false,
    base: process.env.SITE_BASE ?? '/',
    appType: 'mpa',
    build: { outDir: SITE },
    preview: { port: Number(port), strictPort: true },
  })
  server.printUrls()
})
