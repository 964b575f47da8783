import { screen, waitFor } from '@testing-library/dom'
import { IDBFactory } from 'fake-indexeddb'
import { runAccount } from '../../../src/frame/account/runAccount'
import type { Passkeys } from '../../../src/frame/recovery/passkey'
import { CODE, createFakeServer, EMAIL, type FakeServer } from './createFakeServer'
import { pressAsVisitor } from './press'

export const titled = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 4_000 })
export const press = (name: string) => pressAsVisitor(screen.getByRole('button', { name }))
export const fill = (label: string, text: string) => {
  screen.getByLabelText<HTMLInputElement>(label).value = text
}
export const said = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
/** The content of a named part, such as the phrase. */
export const partOf = (name: string) =>
  document.querySelector(`[data-part="${name}"]`)?.textContent?.trim() ?? ''

export interface AccountPageOptions {
  readonly server?: FakeServer
  /** Null if the browser denies storage. */
  readonly factory?: IDBFactory | null
  /** The result from a provider. */
  readonly resultUri?: string
  readonly make?: Passkeys['make']
}

/** Loads the account page in jsdom. */
export async function loadAccountPage({
  server = createFakeServer(),
  factory = new IDBFactory(),
  resultUri,
  make,
}: AccountPageOptions = {}) {
  const timers: { run: () => void; ms: number }[] = []
  const left: string[] = []
  const view = new Proxy(window, {
    get: (target, name) => {
      if (name === 'setTimeout') return (run: () => void, ms: number) => timers.push({ run, ms })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  document.hasFocus = () => true
  await runAccount({
    window: view,
    document,
    fetch: server.fetch,
    crypto,
    passkeys: {
      make:
        make ??
        (async () => {
          throw new Error('No passkey is made in this test')
        }),
      use: async () => {
        throw new Error('No passkey is used in this test')
      },
    },
    openPasskeyWindow: () => {
      throw new Error('No window is opened in this test')
    },
    resultUri: resultUri ?? null,
    leaveFor: url => left.push(url),
    indexedDb: () => factory ?? undefined,
    alone: work => work(),
  })
  return { server, timers, left, factory }
}

/** Opens the overview of a user who has signed in with a code. */
export async function openAccountPage(options: AccountPageOptions = {}) {
  const page = await loadAccountPage(options)
  await titled('Sign in to your account')
  fill('Email address', EMAIL)
  press('Send a code')
  await titled('Enter the code')
  fill('Six-digit code', '000000')
  press('Sign in')
  await said(/not the code/)
  fill('Six-digit code', CODE)
  press('Sign in')
  await screen.findByRole('button', { name: 'Export your key' }, { timeout: 4_000 })
  const addresses = page.server.state.wallet?.addresses
  if (!addresses) throw new Error('There is no account')
  return { ...page, addresses }
}
