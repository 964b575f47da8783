#!/usr/bin/env node
/**
 * Compiles the templates of Redux hosts with TypeScript 5 over the package as published;
 * the package part of check:hosts covers 6 and 7.
 */
import { join } from 'node:path'
import { PACKAGES_OF_TEMPLATES, templatesCompile } from './hosts/package/templates.mjs'
import { runCheck } from './lib/fail.mjs'
import { createHostFolder } from './lib/hostFolder.mjs'
import { installFixture } from './lib/installFixture.mjs'
import { readJson, ROOT } from './lib/project.mjs'

const FIXTURE = join(ROOT, '__tests__/fixtures/compilers')
const FOLDER = join(ROOT, '.tmp/compilers')

await runCheck(async () => {
  await installFixture(FIXTURE, FOLDER, 'older compilers', 50)
  const folder = await createHostFolder('wallet-modal-templates', PACKAGES_OF_TEMPLATES)
  for (const name of Object.keys(readJson(join(FIXTURE, 'package.json')).devDependencies)) {
    const tsc = join(FOLDER, 'node_modules', name, 'bin/tsc')
    await templatesCompile(folder, name.replace('typescript-', 'TypeScript '), tsc)
  }
})
