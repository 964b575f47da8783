import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'

const TEMPLATES = join(ROOT, '__tests__/fixtures/templates')

/** What a template imports, beside the package and its required peers. */
export const PACKAGES_OF_TEMPLATES = {
  optional: ['viem'],
  extra: ['@types/react', '@types/react-dom', 'csstype'],
}

const COMPILER_OPTIONS = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  isolatedModules: true,
  jsx: 'react-jsx',
  target: 'es2020',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
}

/**
 * Redux code as the templates of CRA, Vite and Next begin it, with the modal's enhancer in its store, compiled in a
 * folder where the package is installed.
 *
 * @throws {Error} with what the compiler says
 */
export async function templatesCompile(folder, label, tsc) {
  const hosts = readdirSync(TEMPLATES)
  for (const host of hosts) {
    cpSync(join(TEMPLATES, host), join(folder, host), { recursive: true })
    const config = join(folder, host, 'tsconfig.json')
    writeFileSync(config, JSON.stringify({ compilerOptions: COMPILER_OPTIONS }))
    await run(process.execPath, [tsc, '--pretty', 'false', '-p', config]).catch(thrown => {
      throw new Error(`${label}, the template for ${host}:\n${thrown.stdout ?? thrown.message}`)
    })
  }
  console.log(`templates: ${hosts.join(', ')} compile with ${label}`)
}
