import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { transactionMined, transactionSubmitted } from '../../../src/events/sendEvents'
import type { AccountTab } from '../../../src/core/account/accountState'
import { tabSelected } from '../../../src/core/account/accountSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  ETHEREUM,
  SAMPLE_ADDRESS,
  sampleNetworks,
  samplePicture,
} from '../../../src/testing/samples'
import { FRIEND, sampleHistory, sampleTokens, sampleTransaction } from './sampleHoldings'
import {
  balanceAnswered,
  balanceFailed,
  chainTokens,
  historyAnswered,
  historyFailed,
  identityAnswered,
  tokensAnswered,
  tokensFailed,
} from './serviceAnswers'
import { stateAfter } from '../../../src/testing/stateAfter'

const namespace = 'eip155' as const
const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const onChain = { address: SAMPLE_ADDRESS, network: sampleNetworks[0] }

export const named = identityAnswered(whose, 'marisol.eth')
const pictured = identityAnswered(whose, 'marisol.eth', samplePicture('M', '#0b7285'))
export const tokens = tokensAnswered(whose, sampleTokens)
export const history = historyAnswered(whose, sampleHistory)
const balance = (amount: string) => balanceAnswered(onChain, amount)
const at = (tab: AccountTab) => tabSelected({ namespace, tab })
const onItsWay = transactionSubmitted({
  hash: '0x99',
  caipNetworkId: ETHEREUM,
  from: SAMPLE_ADDRESS,
  to: FRIEND,
  amount: '0.05',
  symbol: 'ETH',
  status: 'pending',
  submittedAt: Date.parse('2026-09-20T12:00:00.000Z'),
})
const DAY = 86_400_000
const longHistory = Array.from({ length: 300 }, (_, index) =>
  sampleTransaction(
    `0x${(0x1000 + index).toString(16)}`,
    { minedAt: new Date(Date.parse('2026-09-20T12:00:00.000Z') - index * DAY).toISOString() },
    sampleHistory[3]?.transfers ?? [],
  ),
)
const manyTokens = Array.from({ length: 300 }, (_, index) => ({
  ...(sampleTokens[1] ?? sampleTokens[0]),
  name: `Token ${index}`,
  address: `${ETHEREUM}:0x${index.toString(16).padStart(40, '0')}`,
})) as typeof sampleTokens

/** Account states for review, over an open modal with a connected account. */
export const accountStates = (live: readonly UnknownAction[]) => ({
  accountTokens: () => stateAfter(...live, named, tokens),
  accountPictured: () => stateAfter(...live, pictured, tokens),
  accountUnnamed: () => stateAfter(...live, tokens),
  accountEmpty: () => stateAfter(...live, balance('0'), tokensAnswered(whose, [])),
  accountUnavailable: () =>
    stateAfter(
      ...live,
      named,
      ...balanceFailed(onChain),
      ...tokensFailed(whose),
      ...chainTokens(onChain, null),
    ),
  accountStale: () => stateAfter(...live, named, tokens, ...tokensFailed(whose)),
  accountUnpriced: () =>
    stateAfter(...live, named, balance('0.302001459'), ...chainTokens(onChain, [])),
  accountManyTokens: () => stateAfter(...live, named, tokensAnswered(whose, manyTokens)),
  transactions: () =>
    stateAfter(...live, named, tokens, history, viewPushed(viewEntry('Transactions'))),
  activityLoading: () => stateAfter(...live, named, tokens, at('activity')),
  activityShown: () => stateAfter(...live, named, tokens, history, at('activity')),
  activityReplaced: () =>
    stateAfter(
      ...live,
      named,
      tokens,
      history,
      at('activity'),
      onItsWay,
      transactionMined({ hash: '0x99', caipNetworkId: ETHEREUM, status: 'replaced' }),
    ),
  activityPending: () => stateAfter(...live, named, tokens, history, at('activity'), onItsWay),
  activityMore: () =>
    stateAfter(...live, named, tokens, at('activity'), historyAnswered(whose, sampleHistory, 'c')),
  activityLong: () =>
    stateAfter(...live, named, tokens, at('activity'), historyAnswered(whose, longHistory, 'c')),
  activityEmpty: () =>
    stateAfter(...live, named, tokens, at('activity'), historyAnswered(whose, [])),
  activityHidden: () =>
    stateAfter(...live, named, tokens, at('activity'), historyAnswered(whose, [], 'c')),
  activityUnavailable: () =>
    stateAfter(...live, named, tokens, at('activity'), ...historyFailed(whose)),
  receive: () => stateAfter(...live, named, viewPushed(viewEntry('WalletReceive'))),
  compatibleNetworks: () =>
    stateAfter(
      ...live,
      viewPushed(viewEntry('WalletReceive')),
      viewPushed(viewEntry('WalletCompatibleNetworks')),
    ),
  whatIsANetwork: () => stateAfter(...live, viewPushed(viewEntry('WhatIsANetwork'))),
  receiveUnnamed: () => stateAfter(...live, viewPushed(viewEntry('WalletReceive'))),
})
