import type { UnknownAction } from '@reduxjs/toolkit'
import type { Wallet } from '../../../src/domain/wallet'
import { directorySettled, searchSettled } from '../../../src/core/wallets/directory/directorySlice'
import {
  getSearchKey,
  getWalletsKey,
  type WalletsArgs,
} from '../../../src/core/wallets/directory/walletsCache'
import { walletsApi } from '../../../src/core/wallets/walletsApi'
import { failed, pending } from './serviceAnswers'

const { upsertQueryEntries } = walletsApi.util

/** The directory responded to a request for suggestions. */
export const walletsAnswered = (
  arg: WalletsArgs,
  wallets: readonly Wallet[],
  count = wallets.length,
): UnknownAction =>
  upsertQueryEntries([{ endpointName: 'getWallets', arg, value: { data: [...wallets], count } }])

export const walletsPending = (arg: WalletsArgs): UnknownAction =>
  pending({ endpointName: 'getWallets', arg })

/** The directory was unreachable. */
export const walletsFailed = (arg: WalletsArgs): readonly UnknownAction[] => [
  walletsPending(arg),
  failed({ endpointName: 'getWallets', arg }),
]

/** The directory's recommendations arrived, as the flow reports them. */
export const recommended = (
  wallets: readonly Wallet[],
  count = wallets.length,
  arg: WalletsArgs = { page: 1, entries: 4 },
): readonly UnknownAction[] => [
  walletsAnswered(arg, wallets, count),
  directorySettled({ recommended: getWalletsKey(arg) }),
]

/** The wallets that the host features arrived, as the flow reports them. */
export function featured(wallets: readonly Wallet[]): readonly UnknownAction[] {
  const arg = { page: 1, entries: wallets.length, include: wallets.map(({ id }) => id) }
  return [walletsAnswered(arg, wallets), directorySettled({ configured: getWalletsKey(arg) })]
}

/** A search was answered, as the flow reports it. */
export const searched = (
  arg: WalletsArgs,
  wallets: readonly Wallet[],
): readonly UnknownAction[] => [
  upsertQueryEntries([
    {
      endpointName: 'searchWallets',
      arg,
      value: { data: [...wallets], count: wallets.length },
    },
  ]),
  searchSettled(getSearchKey(arg)),
]

/** A search failed, as the flow reports it. */
export function searchFailed(arg: WalletsArgs): readonly UnknownAction[] {
  const entry = { endpointName: 'searchWallets', arg }
  return [pending(entry), failed(entry), searchSettled(getSearchKey(arg))]
}
