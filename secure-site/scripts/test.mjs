#!/usr/bin/env node
/**
 * Bundles the server's tests and runs them with Node. Arguments filter test files by name; without
 * any, all run. Also tests PostgreSQL if `TEST_DATABASE_URL` is set.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode } from './bundleForNode.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TESTS = join(ROOT, '__tests__/server')
const BUNDLES = join(ROOT, 'dist/tests')
const wanted = process.argv.slice(2)

const names = readdirSync(TESTS, { recursive: true }).filter(
  name =>
    name.endsWith('.test.ts') && (wanted.length === 0 || wanted.some(part => name.includes(part))),
)
// Without files, Node would run any tests it finds below this folder.
if (names.length === 0) throw new Error(`No test file is named like ${wanted.join(' or ')}`)
rmSync(BUNDLES, { recursive: true, force: true })
await bundleForNode({
  entryPoints: names.map(name => join(TESTS, name)),
  outdir: BUNDLES,
  outbase: TESTS,
})
const files = names.map(name => join(BUNDLES, name.replace(/\.ts$/, '.js')))
const { status } = spawnSync(
  process.execPath,
  [
    '--enable-source-maps',
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=1',
    '--test-timeout=240000',
    ...files,
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
