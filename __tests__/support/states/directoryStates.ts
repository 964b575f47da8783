import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import type { Wallet } from '../../../src/domain/wallet'
import { certifiedFilterChanged, walletSearchTyped } from '../../../src/events/walletEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { searchArgs } from '../../../src/core/wallets/directory/directoryArgs'
import { listBegun, searchAnswered } from '../../../src/core/wallets/directory/directorySlice'
import { walletsApi } from '../../../src/core/wallets/walletsApi'
import type { RootState } from '../../../src/store/rootReducer'
import { open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { ETHEREUM, samplePicture } from '../../../src/testing/samples'
import { sampleDirectory, samplePhoneWallet, sampleWallet } from './sampleWallets'
import { stateAfter } from '../../../src/testing/stateAfter'

const { page, walletConnect, found, onPhone, atConnect, consent } = beginnings
const LIST = { chains: [ETHEREUM] }
const atList = [...page, walletConnect, found, open(viewEntry('AllWallets'))]

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

const fortyWallets = listed(sampleDirectory(40), 470)

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

/** Returns the state with a search result in the cache, as its flow stores it. */
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

/** States of the wallet directory and of the download views. */
export const directoryStates = {
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
      { ...samplePhoneWallet, badge_type: 'certified' },
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
} as const
