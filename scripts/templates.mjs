#!/usr/bin/env node
/**
 * Compiles the templates of Redux hosts with TypeScript 5 over the package as published;
 * check:package covers 6 and 7.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCheck } from './lib/fail.mjs'
import { createHostFolder } from './lib/hostFolder.mjs'
import { readJson, ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { PACKAGES_OF_TEMPLATES, templatesCompile } from './package/templates.mjs'

const FIXTURE = join(ROOT, '__tests__/fixtures/compilers')
/** Kept, so that the compilers are installed once. */
const FOLDER = join(ROOT, '.tmp/compilers')
/** The lockfile of the installed packages. */
const INSTALLED = join(FOLDER, 'node_modules/installed.json')

async function installCompilers() {
  const lock = readFileSync(join(FIXTURE, 'package-lock.json'), 'utf8')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  console.log('installing older compilers into .tmp, about 50 MB …')
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(FIXTURE, FOLDER, { recursive: true })
  await run('npm', ['ci'], { cwd: FOLDER })
  writeFileSync(INSTALLED, lock)
}

await runCheck(async () => {
  await installCompilers()
  const folder = await createHostFolder('wallet-modal-templates', PACKAGES_OF_TEMPLATES)
  for (const name of Object.keys(readJson(join(FIXTURE, 'package.json')).devDependencies)) {
    const tsc = join(FOLDER, 'node_modules', name, 'bin/tsc')
    await templatesCompile(folder, name.replace('typescript-', 'TypeScript '), tsc)
  }
})
