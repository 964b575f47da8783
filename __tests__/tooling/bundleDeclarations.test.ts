/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const BUNDLER = pathToFileURL(resolve(__dirname, '../../scripts/build/bundleDeclarations.mjs')).href
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'declarations-')))

afterAll(() => rmSync(folder, { recursive: true }))

/** The bundled declarations of `entry`. */
function bundle(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const program = `
    const { bundleDeclarations } = await import(${JSON.stringify(BUNDLER)})
    const entries = { entry: ${JSON.stringify(join(folder, 'entry.d.ts'))} }
    process.stdout.write(bundleDeclarations(entries, ${JSON.stringify(folder)}).texts.entry)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  return stdout || stderr
}

describe('the declarations of an entry', () => {
  it('hold what its exports need, in one text, under unambiguous names', () => {
    const text = bundle({
      'entry.d.ts': `
export { open as openModal, type Wallet } from './modal'
export declare const two: 2, three: 3
`,
      'modal.d.ts': `
import type { Wallet as Installed } from './wallets'
/** Opens it. */
export declare function open<State>(wallet: Installed, state: State): import('./state').State
/** A wallet of another kind. */
export interface Wallet { readonly event: Event; readonly element: import('react').ReactNode }
export interface NotNeeded { readonly all: true }
`,
      'wallets.d.ts': `
import type { Event } from './events'
export interface Wallet { readonly events: Event[] }
`,
      'events.d.ts': `export type Event = 'connected'\n`,
      'state.d.ts': `export type State = typeof import('./entry').two\n`,
    })
    expect(text).toBe(`export declare const two: 2;
export declare const three: 3;
type Event_1 = 'connected'
/** Opens it. */
declare function open<State>(wallet: Wallet_1, state: State): State_1
/** A wallet of another kind. */
export interface Wallet { readonly event: Event; readonly element: import('react').ReactNode }
type State_1 = typeof two
interface Wallet_1 { readonly events: Event_1[] }
export { open as openModal };
`)
  })

  it('refer to packages by imports', () => {
    const text = bundle({
      'entry.d.ts': `
import type { Store } from './store'
import type { Provider as Ethers } from 'ethers'
export declare function attach(store: Store, provider: Ethers): void
`,
      'store.d.ts': `export type { Store } from 'redux'\n`,
    })
    expect(text).toBe(`import { Provider } from 'ethers';
import { Store } from 'redux';
export declare function attach(store: Store, provider: Provider): void
export {};
`)
  })
})
