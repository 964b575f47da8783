import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { transformSync } from '@swc/core'

const SRC = join(__dirname, '../../src')

/** One thing that is changed in a source file. */
export type Change = readonly [file: string, from: string, to: string]

/** Has a source file with one thing in it changed take its place, for what asks for it from here on. */
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
