import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { transformSync } from '@swc/core'

const SRC = join(__dirname, '../../src')

/** One replacement in a source file. */
export type Change = readonly [file: string, from: string, to: string]

/** Mocks a source file with one replacement in it, for every later import. */
export function spoil([file, from, to]: Change) {
  const path = join(SRC, file)
  jest.resetModules()
  jest.doMock(path, () => {
    const source = readFileSync(path, 'utf8')
    expect(source.split(from)).toHaveLength(2)
    const { code } = transformSync(
      source.replace(from, () => to),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    )
    const exports = {}
    const run = compileFunction(code, ['require', 'exports']) as (
      require: (name: string) => unknown,
      exports: object,
    ) => void
    run(
      name => jest.requireActual(name.startsWith('.') ? join(dirname(path), name) : name),
      exports,
    )
    return exports
  })
}
