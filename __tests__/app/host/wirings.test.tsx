import type * as ReduxToolkit from '@reduxjs/toolkit'
import type * as ReactModule from 'react'
import type * as ReactDomClient from 'react-dom/client'
import type * as ReactRedux from 'react-redux'
import type * as Modal from '../../../src'
import { HERON } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { until } from '../../support/until'

type Toolkit = typeof ReduxToolkit
type Integration = Modal.WalletModalIntegration
type Store = ReturnType<Integration['createStore']>

const host = (state = { count: 0 }) => state
const quiet = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const

/** Every way in which the readme and the guides add the modal to a store. */
const WIRINGS: Readonly<Record<string, (rtk: Toolkit, modal: Integration) => unknown>> = {
  'the enhancer before the others': ({ configureStore }, modal) =>
    configureStore({
      reducer: { host },
      middleware: getDefault => getDefault(quiet),
      enhancers: getDefault => getDefault().prepend(modal.enhancer),
    }),
  'the enhancer after the others': ({ configureStore }, modal) =>
    configureStore({
      reducer: { host },
      middleware: getDefault => getDefault(quiet),
      enhancers: getDefault => getDefault().concat(modal.enhancer),
    }),
  'reducer and middleware, the middleware last': ({ configureStore }, modal) =>
    configureStore({
      reducer: { host, walletModal: modal.reducer },
      middleware: getDefault => getDefault(quiet).concat(modal.middleware),
    }),
  'reducer and middleware, the middleware first': ({ configureStore }, modal) =>
    configureStore({
      reducer: { host, walletModal: modal.reducer },
      middleware: getDefault => getDefault(quiet).prepend(modal.middleware),
    }),
  'combineReducers and a list of middleware': ({ configureStore, combineReducers, Tuple }, modal) =>
    configureStore({
      reducer: combineReducers({ host, walletModal: modal.reducer }),
      middleware: () => new Tuple(modal.middleware),
    }),
  'combineSlices and the middleware': ({ configureStore, combineSlices }, modal) =>
    configureStore({
      reducer: combineSlices({ host, walletModal: modal.reducer }),
      middleware: getDefault => getDefault(quiet).concat(modal.middleware),
    }),
  'a private store': (_rtk, modal) => modal.createStore(),
}

const READS = ['the store of <Provider>', 'the store as a prop'] as const

interface Libraries {
  readonly rtk: Toolkit
  readonly react: typeof ReactModule
  readonly dom: typeof ReactDomClient
  readonly redux: typeof ReactRedux
  readonly modal: typeof Modal
}

/** Libraries read `NODE_ENV` when they are loaded, so each mode loads its own copies. */
async function loadAs(mode: string): Promise<Libraries> {
  jest.resetModules()
  Object.assign(process.env, { NODE_ENV: mode })
  return {
    rtk: await import('@reduxjs/toolkit'),
    react: await import('react'),
    dom: await import('react-dom/client'),
    redux: await import('react-redux'),
    modal: await import('../../../src'),
  }
}

function draw({ react, dom, redux, modal }: Libraries, store: Store, reads: string) {
  const { createElement } = react
  const Facts = () => {
    const { isConnected } = modal.useAccount()
    const phase = redux.useSelector(
      (state: ReturnType<Store['getState']>) =>
        state.walletModal.connections.byNamespace.eip155?.phase,
    )
    return createElement('output', null, `${String(isConnected)}, ${String(phase)}`)
  }
  const where = reads === READS[0] ? {} : { store }
  const container = document.body.appendChild(document.createElement('div'))
  const root = dom.createRoot(container)
  root.render(
    createElement(redux.Provider, {
      store,
      children: [
        createElement(modal.WalletModalButton, { ...where, key: 'button' }),
        createElement(Facts, { key: 'facts' }),
        createElement(modal.WalletModal, { ...where, key: 'modal' }),
      ],
    }),
  )
  return { container, root }
}

/**
 * Turns `act` off: it would decide when React renders, and this test measures the page's own
 * timing.
 */
const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
const setActing = (isActing: boolean | undefined) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })

/**
 * Warnings caused by the test: large stores are slow to check, and each mode reloads its libraries.
 */
const OF_THE_TEST = /StateInvariantMiddleware took \d+ms|several instances of 'styled-components'/

const { NODE_ENV } = process.env
let printed: jest.SpyInstance[]
beforeEach(() => {
  setActing(false)
  printed = (['error', 'warn'] as const).map(level =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  )
})
afterEach(() => {
  setActing(IS_REACT_ACT_ENVIRONMENT)
  const messages = printed
    .flatMap(spy => spy.mock.calls as unknown[][])
    .filter(([text]) => !OF_THE_TEST.test(String(text)))
  for (const spy of printed) spy.mockRestore()
  document.body.replaceChildren()
  expect(messages).toEqual([])
})

/** A visitor reads the page for a while, connects a wallet, and disconnects it. */
async function visit(libraries: Libraries, wiring: string, afterMs: number, reads: string) {
  const { modal, rtk } = libraries
  const store = WIRINGS[wiring]?.(rtk, modal.createWalletModal(hostOptions())) as Store
  const { container, root } = draw(libraries, store, reads)
  const button = () => container.querySelector<HTMLElement>('[data-wm-part="connect-button"]')
  const card = () =>
    container.querySelector('[data-testid="wm-root"]')?.shadowRoot?.querySelector('dialog[open]')
  const facts = () => container.querySelector('output')?.textContent
  const steps: readonly (readonly [string, () => boolean, (() => void)?])[] = [
    ['a button', () => button() !== null],
    ['the open card', () => card() != null, () => button()?.click()],
    [
      'the connection, in hooks',
      () => facts() === 'true, connected',
      () => store.dispatch(modal.connectRequested(HERON)),
    ],
    ['the account', () => container.querySelector('[data-testid="wm-account-button"]') !== null],
    ['no card any more', () => card() == null],
    [
      'the button again',
      () => button() !== null && facts() === 'false, disconnected',
      () => store.dispatch(modal.disconnectRequested({})),
    ],
  ]
  for (const [name, holds, act] of steps) {
    if (name === 'the open card') await new Promise(resolve => setTimeout(resolve, afterMs))
    act?.()
    const isSeen = await until(holds).then(
      () => true,
      () => false,
    )
    if (!isSeen) return `pressed after ${String(afterMs)} ms: no sight of ${name}`
  }
  root.unmount()
  return 'as the store says'
}

describe.each(['development', 'production'])('in %s, a page shows the state of its store', mode => {
  let libraries: Libraries
  beforeAll(async () => {
    libraries = await loadAs(mode)
  })
  afterAll(() => {
    Object.assign(process.env, { NODE_ENV })
  })

  it.each(Object.keys(WIRINGS))('%s, pressed after 0, 50 and 500 ms', async wiring => {
    const visits = [0, 50, 500].map((afterMs, at) =>
      visit(libraries, wiring, afterMs, READS[at % 2] ?? ''),
    )
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['as the store says']))
  })
})
