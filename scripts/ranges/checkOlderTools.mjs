import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../lib/project.mjs'
import { run, runAloud } from '../lib/run.mjs'

/**
 * The last versions without `exports` support; README.md and docs/guides/testing.md name the same.
 */
export const OLDER_TOOLS = {
  typescript: '4.9.5',
  jest: '27.5.1',
  '@types/react': '18.3.12',
  '@types/react-dom': '18.3.1',
}

const modulePaths = () =>
  Object.entries(readManifest().exports)
    .filter(([, conditions]) => conditions.import)
    .map(([path]) => path.replace('.', 'redux-wallet-modal'))

/**
 * Imports every sub-path as a page would. One found without types would be `any`, which `strict`
 * reports.
 */
async function checkNodeResolution(folder, paths) {
  const imports = paths.map((path, at) => `import * as part${at} from '${path}'`)
  const names = paths.map((_path, at) => `part${at}`)
  const lines = [...imports, `export const parts: object[] = [${names.join(', ')}]`, '']
  writeFileSync(join(folder, 'everyPath.ts'), lines.join('\n'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    target: 'es2020',
    module: 'esnext',
    moduleResolution: 'node',
    // Jest's own types need later compilers.
    types: [],
  }
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ['everyPath.ts'] }))
  const tsc = join(folder, 'node_modules/typescript/bin/tsc')
  const printed = await run(process.execPath, [tsc, '--pretty', 'false', '-p', config], {
    cwd: folder,
  }).catch(thrown => thrown.stdout || thrown.message)
  const wrong = printed.split('\n').filter(line => /error TS\d+|^Error|^\$/.test(line))
  console.log(
    `TypeScript ${OLDER_TOOLS.typescript}, moduleResolution node: ${paths.length} paths, ${wrong.length} errors`,
  )
  return wrong.map(line => `TypeScript ${OLDER_TOOLS.typescript}: ${line}`)
}

const TEST = paths => `
test.each(${JSON.stringify(paths)})('finds %s', path => {
  expect(Object.keys(require(path)).length).toBeGreaterThan(0)
})
`

async function checkJest27(folder, paths) {
  writeFileSync(join(folder, 'everyPath.test.js'), TEST(paths))
  const config = {
    testEnvironment: 'jsdom',
    testMatch: ['**/everyPath.test.js'],
    // docs/guides/testing.md requires these two of a page in Create React App.
    moduleNameMapper: {
      '^@standard-schema/utils$': '<rootDir>/node_modules/@standard-schema/utils/dist/index.cjs',
    },
    setupFiles: ['<rootDir>/setup.js'],
  }
  writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config))
  writeFileSync(
    join(folder, 'setup.js'),
    `const { TextDecoder, TextEncoder } = require('util')\nObject.assign(globalThis, { TextDecoder, TextEncoder })\n`,
  )
  const jest = join(folder, 'node_modules/jest/bin/jest.js')
  const printed = await runAloud(
    process.execPath,
    [jest, '--ci', '--config', join(folder, 'jest.config.json')],
    { cwd: folder },
  ).catch(thrown => thrown.message)
  const [, passed] = /^Tests: +(\d+) passed, \1 total$/m.exec(printed) ?? []
  console.log(`Jest ${OLDER_TOOLS.jest}: ${passed ?? 'not all'} of ${paths.length} paths`)
  return Number(passed) === paths.length ? [] : [`Jest ${OLDER_TOOLS.jest}:\n${printed}`]
}

/**
 * Imports every sub-path of the package in `folder` by tools without `exports` support; {@link
 * OLDER_TOOLS} must be installed there.
 *
 * @returns {Promise<string[]>} what is not found
 */
export async function checkOlderTools(folder) {
  const paths = modulePaths()
  if (paths.length < 10) throw new Error(`package.json exports ${paths.length} paths.`)
  return [...(await checkNodeResolution(folder, paths)), ...(await checkJest27(folder, paths))]
}
