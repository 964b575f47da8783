/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { transformSync } from '@swc/core'
import * as identity from '../../../src/core/connectors/isSameWallet'
import type { listWallets } from '../../../src/core/connectors/listWallets'
import * as onNamespace from '../../../src/core/wallets/isOnNamespace'
import * as reachable from '../../../src/core/wallets/isReachable'
import * as caip from '../../../src/lib/address/caip'
import { checkAnyOrder, RUNS, SEED } from './walletArrivals'

const FOLDER = join(__dirname, '../../../src/core/connectors')
const PARTS: Readonly<Record<string, unknown>> = {
  '../../lib/address/caip': caip,
  './isSameWallet': identity,
  '../wallets/isOnNamespace': onNamespace,
  '../wallets/isReachable': reachable,
}

type Change = readonly [from: string, to: string]

/** Compiles and runs a source file with one replacement in it. */
function load(file: string, [from, to]: Change, parts: Readonly<Record<string, unknown>>): unknown {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  expect(source.split(from)).toHaveLength(2)
  const { code } = transformSync(source.replace(from, to), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  })
  const exports = {}
  const run = compileFunction(code, ['require', 'exports']) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void
  run(name => parts[name], exports)
  return exports
}

const UNCHANGED: Change = ['const RECOMMENDED_ROWS = 4', 'const RECOMMENDED_ROWS = 4']
const listOf = (module: unknown) => (module as { listWallets: typeof listWallets }).listWallets
const mutated = (change: Change) => listOf(load('listWallets.ts', change, PARTS))
const withIdentity = (change: Change) =>
  listOf(
    load('listWallets.ts', UNCHANGED, {
      ...PARTS,
      './isSameWallet': load('isSameWallet.ts', change, {}),
    }),
  )
/** Some faults show in one generated case of a hundred. */
const search = { numRuns: Math.max(RUNS, 2_000), seed: SEED, endOnFailure: true }

describe('the property of the wallets’ order', () => {
  it('holds for the code as it is', () => {
    expect(() => checkAnyOrder(mutated(UNCHANGED), search)).not.toThrow()
  })

  it.each<[string, Change]>([
    ['lists wallets as they come', ['connectors.sort(byName)', 'connectors']],
    ['leaves namesakes as they come', ['compare(a.id, b.id) ||', '']],
    ['leaves chain families as they come', ['compare(a.namespace, b.namespace)', '0']],
    [
      'gives every connector its row',
      ['if (same) {\n      same.ways', 'if (!same) {\n      same.ways'],
    ],
    [
      'lists what is installed again from the directory',
      ['if (same) {\n      same.wallet', 'if (same?.wallet) {\n      same.wallet'],
    ],
    ['lists every proposal', ['found.splice(end)', 'found.slice(end)']],
    [
      'proposes one too many',
      ['RECOMMENDED_ROWS - filled.length', 'RECOMMENDED_ROWS - filled.length + 1'],
    ],
  ])('catches a list that %s', (_who, change) => {
    expect(() => checkAnyOrder(mutated(change), search)).toThrow()
  })

  it.each<[string, Change]>([
    ['goes by the name alone', ['return a.rdns === b.rdns', 'return a.name === b.name']],
    ['takes every wallet for one', ['return a.id === b.id ||', 'return true ||']],
  ])('catches an identity that %s', (_who, change) => {
    expect(() => checkAnyOrder(withIdentity(change), search)).toThrow()
  })
})
