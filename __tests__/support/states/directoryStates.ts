import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import type { Wallet } from '../../../src/domain/wallet'
import { certifiedFilterChanged, walletSearchTyped } from '../../../src/events/walletEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { searchArgs } from '../../../src/core/wallets/directory/directoryArgs'
import { listRequested } from '../../../src/core/wallets/directory/directorySlice'
import { walletsApi } from '../../../src/core/wallets/walletsApi'
import type { RootState } from '../../../src/store/rootReducer'
import { open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { searched, searchFailed } from './directoryAnswers'
import { ETHEREUM, samplePicture } from '../../../src/testing/samples'
import { sampleDirectory, samplePhoneWallet, sampleWallet } from './sampleWallets'
import { stateAfter } from '../../../src/testing/stateAfter'

const { page, walletConnect, found, onPhone, atConnect, consent } = beginnings
const LIST = { chains: [ETHEREUM] }
const atList = [...page, walletConnect, found, open(viewEntry('AllWallets'))]

const listed = (wallets: Wallet[], count = wallets.length) => [
  listRequested(LIST),
  walletsApi.util.upsertQueryEntries([
    {
      endpointName: 'getDirectory',
      arg: LIST,
      value: { pages: [{ data: wallets, count }], pageParams: [1] },
    },
  ]),
]

const fortyWallets = listed(sampleDirectory(40), 470)
const searching = [...atList, ...fortyWallets, walletSearchTyped({ text: 'har' })]

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

/** Returns the state after a search for the text. */
function searchedFor(before: readonly UnknownAction[], text: string, data: Wallet[]): RootState {
  const typed = [...before, walletSearchTyped({ text })]
  return stateAfter(...typed, ...searched(searchArgs(stateAfter(...typed)), data))
}

/** States of the wallet directory and of the download views. */
export const directoryStates = {
  allWalletsLoading: () => stateAfter(...atList, listRequested(LIST)),
  allWallets: () => stateAfter(...atList, ...fortyWallets),
  allWalletsOnPhone: () => stateAfter(...onPhone, open(viewEntry('AllWallets')), ...fortyWallets),
  allWalletsMany: () => stateAfter(...atList, ...listed(sampleDirectory(10_000))),
  allWalletsShort: () => stateAfter(...atList, ...listed(sampleDirectory(8), 470)),
  allWalletsConsent: () => stateAfter(...atList, ...fortyWallets, consent),
  allWalletsEmpty: () => stateAfter(...atList, ...listed([])),
  allWalletsFailed: () => withFailedList(stateAfter(...atList, ...fortyWallets)),
  allWalletsSearching: () => stateAfter(...searching),
  allWalletsFound: () =>
    searchedFor([...atList, ...fortyWallets], 'har', [
      { ...samplePhoneWallet, badge_type: 'certified' },
      { id: 'harp', name: 'Harp & Glass', image_url: samplePicture('G', '#3bb3d9') },
      { id: 'sharebark', name: 'Sharebark', image_url: samplePicture('S', '#2c7a3f') },
    ]),
  allWalletsNone: () => searchedFor([...atList, ...fortyWallets], 'zzyx', []),
  allWalletsSearchFailed: () =>
    stateAfter(...searching, ...searchFailed(searchArgs(stateAfter(...searching)))),
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
