import { reviewRequested } from '../../src/events/sendEvents'
import { viewEntry } from '../../src/domain/views'
import type { TokenBalance } from '../../src/domain/token'
import type { SubmittedTransaction } from '../../src/domain/transaction'
import { viewPushed } from '../../src/core/router/routerSlice'
import {
  selectArrival,
  selectFee,
  selectFeePhase,
  selectSendError,
} from '../../src/features/send/sendFeeSelectors'
import {
  amountTyped,
  recipientTyped,
  selectSend,
  tokenChosen,
} from '../../src/features/send/sendSlice'
import type { RootState } from '../../src/store/rootReducer'
import { ALICE, BOB, NOW, settle, type FlowWorld } from './flowWorld'

export const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  quantity: { decimals: '18', numeric: '2' },
}

export const usdc: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  quantity: { decimals: '6', numeric: '100' },
  iconUrl: 'https://icons.example/usdc.png',
}

export const fee = { feeBaseUnits: '21000000000000', fee: '0.000021', symbol: 'ETH' }
export const HASH = `0x${'ab'.repeat(32)}`

/** A submitted payment that the chain has not confirmed yet. */
export const sentPayment: SubmittedTransaction = {
  hash: HASH,
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  amount: '0.5',
  symbol: 'ETH',
  status: 'pending',
  submittedAt: NOW,
}

/** Fills in the form as the user does. */
export async function fillIn(world: Pick<FlowWorld, 'dispatch'>, amount = '0.5', token = ether) {
  world.dispatch(viewPushed(viewEntry('WalletSend')))
  world.dispatch(tokenChosen(token))
  world.dispatch(amountTyped(amount))
  world.dispatch(recipientTyped(BOB))
  await settle()
}

/** The send state with the answers that the review shows. */
export const selectReview = (state: RootState) => ({
  ...selectSend(state),
  fee: selectFee(state),
  feePhase: selectFeePhase(state),
  arrival: selectArrival(state),
  error: selectSendError(state),
})

/** Opens the review of a payment. */
export async function review(
  world: Pick<FlowWorld, 'dispatch'>,
  amount?: string,
  token?: TokenBalance,
) {
  await fillIn(world, amount, token)
  world.dispatch(reviewRequested())
  await settle()
}
