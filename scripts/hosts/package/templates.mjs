import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../lib/project.mjs'
import { run } from '../../lib/run.mjs'

const TEMPLATES = join(ROOT, '__tests__/fixtures/templates')

/** A template's imports, besides the package and its required peers. */
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
 * Compiles the initial Redux code of CRA's, Vite's and Next's templates, with the modal's enhancer
 * in the store, in a folder where the package is installed.
 *
 * @throws {Error} with the compiler's output
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
