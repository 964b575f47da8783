import { configureStore, createSlice } from '@reduxjs/toolkit'
import { createWalletModal, getPageControls, type CaipNetworkId } from 'redux-wallet-modal'
import { walletConnect } from 'redux-wallet-modal/walletconnect'
import { FAMILIES, loadFamilies } from './families'
import { sandboxRouters, urls } from '../sandbox'
import { signInOptions } from '../signInServer'

const search = new URLSearchParams(location.search)

/** A host has state of its own; the modal lives beside it. */
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
/** `?relay=none` is a host without wallets on other devices. */
const withRelay = search.get('relay') !== 'none'
/** `?email=on` offers accounts by email; a page with `?email=hidden` is set up for them, and has switched them off. */
const email = search.get('email')
const emailAdapters =
  email === 'on' || email === 'hidden'
    ? [
        (await import('redux-wallet-modal/embedded')).embeddedWallet({
          // `?site=` puts another site in the frame.
          secureSiteUrl: search.get('site') ?? urls.secureSite,
        }),
      ]
    : []

/** `?account=smartAccount` has an account by email begin as a contract, `?account=eoa` or nothing as a plain address. */
const firstType = search.get('account') === 'smartAccount' ? 'smartAccount' : 'eoa'

/** `?watch=on` shows accounts without their wallets. */
export const IS_WATCHING_ON = search.get('watch') === 'on'
const watchAdapters = IS_WATCHING_ON
  ? [(await import('redux-wallet-modal/watch-only')).watchOnly()]
  : []

/** `?pay=on` lets this page ask for payments. */
export const IS_PAY_ON = search.get('pay') === 'on'
/** `?sessions=on` lets this page ask for permissions for keys of its own. */
export const ARE_SESSIONS_ON = search.get('sessions') === 'on'
/** `?signers=on` has this page build payments on Solana with a library of its own. */
export const ARE_SIGNERS_ON = search.get('signers') === 'on'

/** `?devtools=instrument` records every action as the DevTools extension does, and lets a test reach the store. */
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
  // The services of the sandbox keep the pictures they name themselves.
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
    // `?onramp`: the checkout of the sandbox stands in for those who sell.
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
    // `?socials=off` leaves every provider out.
    ...(search.get('socials') === 'off' && { socials: false }),
    // `?names=on` offers names of the sandbox's registry.
    ...(search.get('names') === 'on' && { names: true }),
  },
  debug: true, // developers visit this page, also as it is built
  allowUnsupportedChain: search.get('unsupported') === 'allow',
  // `?reconnect=off` forgets every wallet with the page.
  enableReconnect: search.get('reconnect') !== 'off',
  // `?connections=single` keeps one wallet for the whole page.
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
