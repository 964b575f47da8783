import { configureStore, createSlice } from '@reduxjs/toolkit'
import { createWalletModal, getPageControls, type CaipNetworkId } from 'redux-wallet-modal'
import { walletConnect } from 'redux-wallet-modal/walletconnect'
import { FAMILIES, loadFamilies } from './families'
import { sandboxRouters, urls } from '../sandbox'
import { signInOptions } from '../signInServer'

const search = new URLSearchParams(location.search)

/** The host app's own state, next to the modal's. */
const todosSlice = createSlice({
  name: 'todos',
  initialState: ['Look at the wallet modal in Redux DevTools'],
  reducers: {
    todoAdded: (state, { payload }: { payload: string; type: string }) => {
      state.push(payload)
    },
  },
})
export const { todoAdded } = todosSlice.actions

const { adapters, networks } = await loadFamilies(FAMILIES, search.get('networks'))
const font = search.get('font')
const tokens = search.get('tokens')
/** `?relay=none` removes WalletConnect. */
const withRelay = search.get('relay') !== 'none'
/**
 * `?email=on` offers accounts by email; `?email=hidden` configures them but turns the feature off.
 */
const email = search.get('email')
const emailAdapters =
  email === 'on' || email === 'hidden'
    ? [
        (await import('redux-wallet-modal/embedded')).embeddedWallet({
          // `?site=` loads another site in the frame.
          secureSiteUrl: search.get('site') ?? urls.secureSite,
        }),
      ]
    : []

/**
 * `?account=smartAccount` makes new email accounts smart accounts; `?account=eoa` or nothing, plain
 * ones.
 */
const firstType = search.get('account') === 'smartAccount' ? 'smartAccount' : 'eoa'

/** `?watch=on` shows accounts without their wallets. */
export const IS_WATCHING_ON = search.get('watch') === 'on'
const watchAdapters = IS_WATCHING_ON
  ? [(await import('redux-wallet-modal/watch-only')).watchOnly()]
  : []

/** `?pay=on` enables payment requests. */
export const IS_PAY_ON = search.get('pay') === 'on'
/** `?sessions=on` enables permission requests for the page's own keys. */
export const ARE_SESSIONS_ON = search.get('sessions') === 'on'
/** `?signers=on` builds Solana payments with a library of the page. */
export const ARE_SIGNERS_ON = search.get('signers') === 'on'

/**
 * `?devtools=instrument` records every action like the DevTools extension, and exposes the store to
 * tests.
 */
const recorder =
  search.get('devtools') === 'instrument' ? await import('@redux-devtools/instrument') : null

export const walletModal = createWalletModal({
  projectId: 'sandbox',
  networks,
  adapters: [
    ...adapters,
    ...(withRelay ? [walletConnect({ verifyUrl: urls.verify })] : []),
    ...emailAdapters,
    ...watchAdapters,
  ],
  defaultAccountTypes: { eip155: firstType },
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
  swapRouters: sandboxRouters,
  // The sandbox services host the images they return.
  imageHosts: ['localhost'],
  termsConditionsUrl: 'https://host.example/terms',
  privacyPolicyUrl: 'https://host.example/privacy',
  themeMode:
    search.get('theme') === 'dark' ? 'dark' : search.get('theme') === 'light' ? 'light' : 'system',
  locale: search.get('locale') ?? 'en',
  ...(font !== null && { themeVariables: { '--wm-font-family': `"${font}", sans-serif` } }),
  ...(tokens !== null && {
    tokens: { ['eip155:31337' as CaipNetworkId]: tokens.split(',').map(address => ({ address })) },
  }),
  ...signInOptions,
  features: {
    // `?onramp`: the sandbox checkout replaces the on-ramp provider.
    ...(search.has('onramp') && {
      onramp: {
        meldPublicKey: 'sandbox',
        meldUrl: urls.checkout,
        hosts: ['localhost'],
        networks: ['eip155:31337'],
      },
    }),
    ...(ARE_SESSIONS_ON && { smartSessions: true }),
    ...(IS_PAY_ON && { pay: true }),
    ...(email === 'hidden' && { email: false }),
    // `?socials=off` removes every social login.
    ...(search.get('socials') === 'off' && { socials: false }),
    // `?names=on` offers names from the sandbox registry.
    ...(search.get('names') === 'on' && { names: true }),
  },
  debug: true, // for developers, including in production builds
  allowUnsupportedChain: search.get('unsupported') === 'allow',
  // `?reconnect=off` disables reconnecting on page load.
  enableReconnect: search.get('reconnect') !== 'off',
  // `?connections=single` allows one connected wallet for the whole page.
  singleConnection: search.get('connections') === 'single',
  ...(window.exampleHost?.messages && { messages: window.exampleHost.messages }),
  ...(window.exampleHost?.connectorImages && {
    connectorImages: window.exampleHost.connectorImages,
  }),
  ...window.exampleHost?.look,
})

export const store = configureStore({
  reducer: { todos: todosSlice.reducer },
  devTools: recorder === null,
  enhancers: getDefault =>
    getDefault()
      .prepend(walletModal.enhancer)
      .concat(recorder ? [recorder.instrument()] : []),
})
if (recorder)
  window.exampleHost = { ...window.exampleHost, store, controls: getPageControls(store) }

export type HostState = ReturnType<typeof store.getState>
