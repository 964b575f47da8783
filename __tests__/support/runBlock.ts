import { transformSync } from '@swc/core'
import { runInThisContext } from 'node:vm'
import { blocksOf, PAGES } from './docsBlocks'

const BLOCKS = PAGES.flatMap(blocksOf)

export type Exports = Readonly<Record<string, unknown>>

/** The modules a page's code may import, by the names that pages use. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'redux-wallet-modal': () => jest.requireActual('../../src/index'),
  'redux-wallet-modal/evm': () => jest.requireActual('../../src/entries/evm'),
  'redux-wallet-modal/ethers': () => jest.requireActual('../../src/entries/ethers'),
  'redux-wallet-modal/bitcoin': () => jest.requireActual('../../src/entries/bitcoin'),
  'redux-wallet-modal/calls': () => jest.requireActual('../../src/entries/calls'),
  'redux-wallet-modal/networks': () => jest.requireActual('../../src/entries/networks'),
  'redux-wallet-modal/onramp': () => jest.requireActual('../../src/entries/buying'),
  'redux-wallet-modal/pay': () => jest.requireActual('../../src/entries/pay'),
  'redux-wallet-modal/sessions': () => jest.requireActual('../../src/entries/smartSessions'),
  'redux-wallet-modal/siwx': () => jest.requireActual('../../src/entries/signIn'),
  'redux-wallet-modal/ssr': () => jest.requireActual('../../src/entries/ssr'),
  'redux-wallet-modal/walletconnect': () => jest.requireActual('../../src/entries/walletconnect'),
  'redux-wallet-modal/viem': () => jest.requireActual('../../src/entries/viem'),
  'redux-wallet-modal/wagmi': () => jest.requireActual('../../src/entries/wagmi'),
  'redux-wallet-modal/solana': () => jest.requireActual('../../src/entries/solana'),
  'redux-wallet-modal/solana-signers': () => jest.requireActual('../../src/entries/solanaSigners'),
  'redux-wallet-modal/themes': () => jest.requireActual('../../src/entries/themes'),
  'redux-wallet-modal/watch-only': () => jest.requireActual('../../src/entries/watchOnly'),
  'redux-wallet-modal/psbt': () => jest.requireActual('../../src/entries/psbt'),
  'redux-wallet-modal/testing': () => jest.requireActual('../../src/testing'),
  '@reduxjs/toolkit': () => jest.requireActual('@reduxjs/toolkit'),
  '@testing-library/react': () => jest.requireActual('@testing-library/react'),
  'react-redux': () => jest.requireActual('react-redux'),
  react: () => jest.requireActual('react'),
  'react/jsx-runtime': () => jest.requireActual('react/jsx-runtime'),
  '@wagmi/core': () => jest.requireActual('@wagmi/core'),
  ethers: () => jest.requireActual('ethers'),
  hono: () => jest.requireActual('hono'),
  'hono/cookie': () => jest.requireActual('hono/cookie'),
  viem: () => jest.requireActual('viem'),
  'viem/siwe': () => jest.requireActual('viem/siwe'),
  'viem/chains': () => jest.requireActual('viem/chains'),
}

/** The globals of a page. */
const PAGE = {
  location,
  console,
  Event,
  addEventListener: addEventListener.bind(window),
  dispatchEvent: dispatchEvent.bind(window),
}

const toScript = (code: string) =>
  transformSync(code, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  }).code

function runScript(
  what: string,
  code: string,
  around: Readonly<Record<string, unknown>>,
  fetched: unknown,
): Exports {
  const load = (name: string): unknown => {
    if (name in around) return around[name]
    const known = MODULES[name]
    if (!known) throw new Error(`${what} imports ${name}, which is not here`)
    return known()
  }
  const exports: Record<string, unknown> = {}
  const given = { require: load, exports, fetch: fetched, ...PAGE }
  const names = Object.keys(given).join()
  const body = runInThisContext(`(function (${names}) {${toScript(code)}\n})`) as (
    ...values: readonly unknown[]
  ) => void
  body(...Object.values(given))
  return exports
}

/** Runs the block that names this file, with `around` in place of the page's other files. */
export function run(
  file: string,
  around: Readonly<Record<string, unknown>> = {},
  fetched: unknown = fetch,
): Exports {
  const block = BLOCKS.find(each => each.file === file)
  if (!block) throw new Error(`No page has ${file}`)
  return runScript(file, block.code, around, fetched)
}

/** Runs the unnamed block of a page that contains this text, top-level `await` included. */
export async function runSnippet(
  page: string,
  text: string,
  around: Readonly<Record<string, unknown>> = {},
): Promise<Exports> {
  const block = BLOCKS.find(
    each => each.page === page && each.file === null && each.code.includes(text),
  )
  if (!block) throw new Error(`${page} has no lines with ${text}`)
  if (!/^(?:const .*)?\bawait /m.test(block.code)) return runScript(page, block.code, around, fetch)
  const imports = block.code.match(/^import [^;]*?from '[^']+'$/gm) ?? []
  const rest = imports.reduce((code, line) => code.replace(line, ''), block.code)
  const waiting = `${imports.join('\n')}\nexport const end = (async () => {${rest}})()`
  const exports = runScript(page, waiting, around, fetch)
  await exports['end']
  return exports
}
