import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const ROOT = resolve(__dirname, '../..')

/** A code block of a page, and where it starts. */
export interface Block {
  readonly page: string
  readonly line: number
  readonly language: 'ts' | 'tsx'
  /** The file name in its first line, such as `src/pay.ts`. */
  readonly file: string | null
  readonly code: string
}

/** Pages, written by hand or generated, with code to copy; the reference only has declarations. */
export const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`)
    .sort(),
]

const FENCE = /^```(tsx?)\n([\s\S]*?)^```$/gm
const NAMED = /^\/\/ ((?:src|app)\/[\w./-]+)\n/

export function blocksOf(page: string): Block[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(FENCE)].map(({ 1: language, 2: code = '', index }) => ({
    page,
    line: text.slice(0, index).split('\n').length + 1,
    language: language as 'ts' | 'tsx',
    file: NAMED.exec(code)?.[1] ?? null,
    code,
  }))
}

/** Imports added to an excerpt that uses a name without declaring it. */
const LENT: Readonly<Record<string, string>> = {
  useAccount: `import { useAccount } from 'redux-wallet-modal'`,
  useBalance: `import { useBalance } from 'redux-wallet-modal'`,
  WalletModal: `import { WalletModal } from 'redux-wallet-modal'`,
  render: `import { render } from '@testing-library/react'`,
  walletModal: `import { walletModal } from './store'`,
  store: `import { store } from './store'`,
  options: `import { options } from './around'`,
  report: `import { report } from './around'`,
  send: `import { send } from './around'`,
}

const AROUND = `import { evm } from 'redux-wallet-modal/evm'
import { mainnet } from 'viem/chains'
import type { BugReport } from 'redux-wallet-modal'
import type { WalletModalOptions } from 'redux-wallet-modal'
export const options: WalletModalOptions<string> = { projectId: 'p', networks: [mainnet], adapters: [evm()] }
export declare const report: BugReport
export declare function send(text: string): void
`

const SHEETS = `declare module '*.css'\n`

/** Whether excerpts of a page rely on their surroundings; the code of the guides is complete. */
const isLent = (page: string) => !page.startsWith('docs/guides/')

function complete({ page, code }: Block): string {
  const uses = (name: string) => new RegExp(`(?<![\\w.'])${name}\\b(?!['/-])`).test(code)
  const declares = (name: string) =>
    new RegExp(`(?:const|function) ${name}\\b|import \\{[^}]*\\b${name}\\b`).test(code)
  const lent = isLent(page)
    ? Object.entries(LENT).flatMap(([name, line]) => (uses(name) && !declares(name) ? [line] : []))
    : []
  return [...lent, code, 'export {}\n'].join('\n')
}

const ENTRIES = {
  'redux-wallet-modal': ['./package/index.ts'],
  'redux-wallet-modal/evm': ['./package/entries/evm.ts'],
  'redux-wallet-modal/networks': ['./package/entries/networks.ts'],
  'redux-wallet-modal/solana': ['./package/entries/solana.ts'],
  'redux-wallet-modal/embedded': ['./package/entries/embeddedWallet.ts'],
  'redux-wallet-modal/bitcoin': ['./package/entries/bitcoin.ts'],
  'redux-wallet-modal/from-appkit': ['./package/entries/fromAppKit.ts'],
  'redux-wallet-modal/headless': ['./package/entries/headless.ts'],
  'redux-wallet-modal/headless/evm': ['./package/entries/evm.ts'],
  'redux-wallet-modal/headless/walletconnect': ['./package/entries/walletconnect.ts'],
  'redux-wallet-modal/calls': ['./package/entries/calls.ts'],
  'redux-wallet-modal/onramp': ['./package/entries/buying.ts'],
  'redux-wallet-modal/pay': ['./package/entries/pay.ts'],
  'redux-wallet-modal/sessions': ['./package/entries/smartSessions.ts'],
  'redux-wallet-modal/siwx': ['./package/entries/signIn.ts'],
  'redux-wallet-modal/ssr': ['./package/entries/ssr.ts'],
  'redux-wallet-modal/walletconnect': ['./package/entries/walletconnect.ts'],
  'redux-wallet-modal/viem': ['./package/entries/viem.ts'],
  'redux-wallet-modal/wagmi': ['./package/entries/wagmi.ts'],
  'redux-wallet-modal/solana-signers': ['./package/entries/solanaSigners.ts'],
  'redux-wallet-modal/themes': ['./package/entries/themes.ts'],
  'redux-wallet-modal/watch-only': ['./package/entries/watchOnly.ts'],
  'redux-wallet-modal/psbt': ['./package/entries/psbt.ts'],
  'redux-wallet-modal/testing': ['./package/testing/index.ts'],
  // Version 1, which pages use today; the root installs version 2.
  '@solana/web3.js': ['../../node_modules/web3.js-1'],
  // Not installed here; Jest's globals have the names that the pages import.
  vitest: ['../../node_modules/@jest/globals'],
}

/**
 * Copies the sources unchecked, because blocks need only their types: `npm run typecheck` reports
 * their errors, and checking them twice took four fifths of the time.
 */
function copyUnchecked(into: string): void {
  const from = join(ROOT, 'src')
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const copy = join(into, relative(from, path))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, `// @ts-nocheck\n${readFileSync(path, 'utf8')}`)
  }
}

/** Writes each block to the file it names or to one of its own; returns the project file's path. */
export function writeProject(blocks: readonly Block[], folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  const project = join(folder, 'tsconfig.json')
  mkdirSync(folder, { recursive: true })
  copyUnchecked(join(folder, 'package'))
  const compilerOptions = { types: [], paths: ENTRIES }
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['src', 'app'] }
  writeFileSync(project, JSON.stringify(config))
  const files = blocks.map(block => {
    const { page, line, language, file } = block
    const own = `src/${page.replace(/\W/g, '_')}_${String(line)}.${language}`
    return [join(folder, file ?? own), complete(block)] as const
  })
  for (const [path, code] of [
    ...files,
    [join(folder, 'src/around.ts'), AROUND] as const,
    [join(folder, 'src/sheets.d.ts'), SHEETS] as const,
  ]) {
    if (existsSync(path)) throw new Error(`Two blocks say that they are ${path}`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  return project
}
