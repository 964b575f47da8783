import type { UnknownAction } from '@reduxjs/toolkit'
import type { Connector } from '../domain/connector'
import type { ErrorCode } from '../domain/errorCatalogue'
import { viewEntry, type ViewEntry } from '../domain/views'
import type { Wallet } from '../domain/wallet'
import { modalOpened } from '../events/modalEvents'
import {
  pairingApproved,
  pairingCodeIssued,
  pairingFailed,
  pairingLinkOpened,
  pairingRequested,
} from '../events/pairingEvents'
import { certifiedFilterChanged, walletSearchTyped } from '../events/walletEvents'
import { connectorsFound } from '../features/connectors/connectorsSlice'
import { optionsGiven } from '../features/options/optionsSlice'
import { viewPushed } from '../features/router/routerSlice'
import { searchArgs } from '../features/wallets/directoryArgs'
import {
  directoryAsked,
  directoryRead,
  listBegun,
  searchAnswered,
} from '../features/wallets/directorySlice'
import { walletsApi } from '../features/wallets/walletsApi'
import { platformRead, recentWalletUsed } from '../features/wallets/walletsSlice'
import { readPlatform } from '../lib/platform'
import { DEFAULT_FEATURES } from '../domain/options'
import { networksConfigured } from '../features/network/networkSlice'
import type { RootState } from '../store/rootReducer'
import {
  ETHEREUM,
  sampleConnector,
  sampleNetworks,
  samplePicture,
  sampleSolana,
  sampleSuggestions,
} from './samples'
import { stateAfter } from './stateAfter'

/** A code that no wallet answers. */
export const SAMPLE_URI =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=4102444800'

/** A wallet that can be reached in every way there is. */
export const sampleWallet: Wallet = {
  id: 'foxglove',
  name: 'Foxglove',
  badge_type: 'certified',
  homepage: 'https://foxglove.example',
  image_url: samplePicture('F', '#c2477f'),
  rdns: 'com.foxglove',
  mobile_link: 'foxglove://',
  desktop_link: 'foxglove-desktop://',
  webapp_link: 'https://web.foxglove.example',
  app_store: 'https://apps.example/foxglove',
  play_store: 'https://play.example/foxglove',
  chrome_store: 'https://store.example/foxglove',
}

const phoneWallet: Wallet = {
  id: 'harbor',
  name: 'Harbor',
  homepage: 'https://harbor.example',
  image_url: samplePicture('H', '#1d6fd1'),
  mobile_link: 'harbor://',
}
const extension: Wallet = {
  id: 'kestrel',
  name: 'Kestrel',
  homepage: 'https://kestrel.example',
  image_url: samplePicture('K', '#6b4fd8'),
  rdns: 'com.kestrel',
  chrome_store: 'https://store.example/kestrel',
}

const NAMES = [
  'Meridian',
  'Kestrel',
  'Foxglove',
  'Tern Wallet',
  'Basalt',
  'Harbor',
  'Lumen',
  'Orbit One',
  'Quill',
  'Cedar',
  'Ember',
  'Northstar',
  'Pebble',
  'Halyard',
  'Looking Glass',
  'Saltbox',
]
const COLOURS = ['#2b3a8f', '#6b4fd8', '#c2477f', '#0f7f86', '#23262e', '#1d6fd1', '#e8a613']

/** Wallets of a long directory. */
export const sampleDirectory = (count: number): Wallet[] =>
  Array.from({ length: count }, (_, index) => {
    const base = NAMES[index % NAMES.length] ?? 'Wallet'
    const name = index < NAMES.length ? base : `${base} ${Math.floor(index / NAMES.length) + 1}`
    const colour = COLOURS[index % COLOURS.length] ?? '#2b3a8f'
    return {
      id: `wallet-${index}`,
      name,
      badge_type: index % 3 === 0 ? 'certified' : 'none',
      image_url: samplePicture(name.charAt(0), colour),
      mobile_link: `wallet${index}://`,
    }
  })

const PHONE = readPlatform({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  maxTouchPoints: 5,
  isPointerCoarse: true,
  isStandalone: false,
  isFramed: false,
  outerOrigin: null,
  hasTelegramObject: false,
  hasHostOpenLink: false,
})

const LIST = { chains: [ETHEREUM] }
const MINUTES_MS = 60_000
/** What the clock of a code shows in pictures. */
const LEFT_MS = 3.7 * MINUTES_MS

const open = (view: ViewEntry) => modalOpened({ view, namespace: null })
const codeIssued = (leftMs = LEFT_MS) =>
  pairingCodeIssued({ uri: SAMPLE_URI, expiresAt: Date.now() + leftMs })

const listed = (wallets: Wallet[], count = wallets.length) => [
  listBegun(LIST),
  walletsApi.util.upsertQueryEntries([
    {
      endpointName: 'getDirectory',
      arg: LIST,
      value: { pages: [{ data: wallets, count }], pageParams: [1] },
    },
  ]),
]

/** The same state where the list could not be fetched. */
function withFailedList(state: RootState): RootState {
  const services = state as RootState & {
    readonly walletModalApi: { readonly queries: Readonly<Record<string, object>> }
  }
  const queries = Object.fromEntries(
    Object.entries(services.walletModalApi.queries).map(([key, entry]) => [
      key,
      key.startsWith('getDirectory')
        ? {
            ...entry,
            status: 'rejected',
            data: undefined,
            error: { status: 'FETCH_ERROR', code: 'SERVICE_UNREACHABLE', message: 'no answer' },
          }
        : entry,
    ]),
  )
  return {
    ...state,
    walletModalApi: { ...services.walletModalApi, queries },
  } as unknown as RootState
}

/** What a search found, put where its flow puts it. */
function searched(before: readonly UnknownAction[], text: string, data: Wallet[]): RootState {
  const typed = [...before, walletSearchTyped({ text })]
  return stateAfter(
    ...typed,
    walletsApi.util.upsertQueryEntries([
      {
        endpointName: 'getWallets',
        arg: searchArgs(stateAfter(...typed)),
        value: { data, count: data.length },
      },
    ]),
    searchAnswered({ text, isCertifiedOnly: false, isFailed: false }),
  )
}

interface Beginnings {
  readonly page: readonly UnknownAction[]
  readonly found: UnknownAction
  readonly connected: UnknownAction
  readonly atConnect: readonly UnknownAction[]
}

/** States of the wallet directory and of wallets on other devices. */
export function walletStates({ page, found, connected, atConnect }: Beginnings) {
  const relay = optionsGiven({ hasRelay: true })
  const known = directoryRead({ recommended: [...sampleSuggestions], count: 470 })
  const rich = [...page, relay, found, known, open(viewEntry('Connect'))]
  const consent = optionsGiven({
    features: { ...DEFAULT_FEATURES, legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
    privacyPolicyUrl: 'https://app.example/privacy',
  })
  const atList = [...page, relay, found, open(viewEntry('AllWallets'))]
  const fortyWallets = listed(sampleDirectory(40), 470)
  const asked = (wallet: Wallet | null, before: readonly UnknownAction[] = [...page, relay]) => [
    ...before,
    open(viewEntry('Connect')),
    viewPushed(viewEntry('ConnectingWalletConnect', { wallet })),
    pairingRequested({ wallet }),
  ]
  const onPhone = [...page, relay, platformRead(PHONE)]
  const failed = (code: ErrorCode, wallet: Wallet | null = sampleWallet) =>
    stateAfter(
      ...asked(wallet, [...page, relay, found]),
      codeIssued(),
      pairingFailed({ error: { code, detail: code } }),
    )
  const linkOpened = pairingLinkOpened({ href: 'foxglove://', name: 'Foxglove' })
  const twoFamilies: readonly Connector[] = [
    sampleConnector('io.heron', 'Heron', { imageUrl: samplePicture('H', '#7048e8') }),
  ]
  const withSolana = [
    networksConfigured({ networks: [...sampleNetworks, sampleSolana], defaultId: ETHEREUM }),
    connectorsFound({
      namespace: 'solana',
      connectors: twoFamilies.map(each => ({ ...each, namespace: 'solana' as const })),
    }),
  ]
  return {
    connectRich: () => stateAfter(...rich, recentWalletUsed(sampleWallet)),
    connectNoneInstalled: () =>
      stateAfter(
        ...page,
        relay,
        connectorsFound({ namespace: 'eip155', connectors: [] }),
        known,
        open(viewEntry('Connect')),
      ),
    connectCounting: () =>
      stateAfter(...page, relay, found, directoryAsked('sample'), open(viewEntry('Connect'))),
    connectOnPhone: () =>
      stateAfter(
        ...onPhone,
        connectorsFound({ namespace: 'eip155', connectors: [] }),
        known,
        open(viewEntry('Connect')),
      ),
    connectConsent: () => stateAfter(...rich, consent),
    connectTwoFamilies: () => stateAfter(...atConnect, ...withSolana),
    multiChain: () =>
      stateAfter(
        ...atConnect,
        ...withSolana,
        viewPushed(viewEntry('ConnectingMultiChain', { connectorId: 'io.heron' })),
      ),
    multiChainConnected: () =>
      stateAfter(
        ...atConnect,
        ...withSolana,
        connected,
        viewPushed(viewEntry('ConnectingMultiChain', { connectorId: 'io.heron' })),
      ),
    allWalletsLoading: () => stateAfter(...atList, listBegun(LIST)),
    allWallets: () => stateAfter(...atList, ...fortyWallets),
    allWalletsOnPhone: () => stateAfter(...onPhone, open(viewEntry('AllWallets')), ...fortyWallets),
    allWalletsMany: () => stateAfter(...atList, ...listed(sampleDirectory(10_000))),
    allWalletsShort: () => stateAfter(...atList, ...listed(sampleDirectory(8), 470)),
    allWalletsConsent: () => stateAfter(...atList, ...fortyWallets, consent),
    allWalletsEmpty: () => stateAfter(...atList, ...listed([])),
    allWalletsFailed: () => withFailedList(stateAfter(...atList, ...fortyWallets)),
    allWalletsSearching: () =>
      stateAfter(...atList, ...fortyWallets, walletSearchTyped({ text: 'har' })),
    allWalletsFound: () =>
      searched([...atList, ...fortyWallets], 'har', [
        { ...phoneWallet, badge_type: 'certified' },
        { id: 'harp', name: 'Harp & Glass', image_url: samplePicture('G', '#3bb3d9') },
        { id: 'sharebark', name: 'Sharebark', image_url: samplePicture('S', '#2c7a3f') },
      ]),
    allWalletsNone: () => searched([...atList, ...fortyWallets], 'zzyx', []),
    allWalletsSearchFailed: () =>
      stateAfter(
        ...atList,
        ...fortyWallets,
        walletSearchTyped({ text: 'har' }),
        searchAnswered({ text: 'har', isCertifiedOnly: false, isFailed: true }),
      ),
    allWalletsCertified: () =>
      stateAfter(...atList, ...fortyWallets, certifiedFilterChanged({ isCertifiedOnly: true })),
    downloads: () =>
      stateAfter(...atConnect, viewPushed(viewEntry('Downloads', { wallet: sampleWallet }))),
    downloadsNone: () =>
      stateAfter(
        ...atConnect,
        viewPushed(viewEntry('Downloads', { wallet: { id: 'none', name: 'Nowhere' } })),
      ),
    pairingBasic: () =>
      stateAfter(
        ...page,
        relay,
        optionsGiven({ hasAdapters: false }),
        known,
        open(viewEntry('ConnectingWalletConnectBasic')),
        pairingRequested({ wallet: null }),
        codeIssued(),
      ),
    pairingBasicConsent: () =>
      stateAfter(
        ...page,
        relay,
        optionsGiven({ hasAdapters: false }),
        known,
        consent,
        open(viewEntry('ConnectingWalletConnectBasic')),
      ),
    pairingAsking: () => stateAfter(...asked(null)),
    pairingAny: () => stateAfter(...asked(null), codeIssued()),
    pairingWallet: () => stateAfter(...asked(sampleWallet), codeIssued(24_000)),
    pairingPhoneOnly: () => stateAfter(...asked(phoneWallet), codeIssued()),
    pairingRunOut: () => stateAfter(...asked(sampleWallet), codeIssued(-1_000)),
    pairingInstalled: () =>
      stateAfter(
        ...page,
        relay,
        connectorsFound({
          namespace: 'eip155',
          connectors: [sampleConnector('com.foxglove', 'Foxglove')],
        }),
        open(viewEntry('ConnectingWalletConnect', { wallet: sampleWallet })),
      ),
    pairingMissing: () =>
      stateAfter(...page, relay, open(viewEntry('ConnectingWalletConnect', { wallet: extension }))),
    pairingMobileAsking: () => stateAfter(...asked(sampleWallet, onPhone)),
    pairingMobile: () => stateAfter(...asked(sampleWallet, onPhone), codeIssued()),
    pairingMobileOpened: () =>
      stateAfter(...asked(sampleWallet, onPhone), codeIssued(), linkOpened),
    pairingApproved: () =>
      stateAfter(...asked(sampleWallet), codeIssued(), pairingApproved({ wallet: sampleWallet })),
    pairingDeclined: () => failed('USER_REJECTED'),
    pairingExpired: () => failed('PAIRING_EXPIRED'),
    pairingUnreachable: () => failed('RELAY_UNREACHABLE', null),
    pairingOriginRefused: () => failed('ORIGIN_NOT_ALLOWED'),
  }
}
