import type { UnknownAction } from '@reduxjs/toolkit'
import {
  bitcoinPaymentFingerprint,
  toBitcoinPayment,
  type BitcoinPayment,
  type BitcoinTransfer,
} from '../../../src/domain/payment/bitcoinTransfer'
import { viewEntry } from '../../../src/domain/views'
import { walletConnected } from '../../../src/events/connectionEvents'
import {
  transferEnded,
  transferReviewed,
  transferReviewRequested,
} from '../../../src/features/bitcoinReview/bitcoinReviewEvents'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import {
  ETHEREUM,
  sampleNetwork,
  sampleNetworks,
  samplePicture,
} from '../../../src/testing/samples'
import { requestAfterReview, requestFacts } from './requestFacts'
import { stateAfter } from '../../../src/testing/stateAfter'

const BITCOIN: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const FROM = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const OTHER = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
/** An address whose start and end match the recipient's. */
const IMITATION = 'bc1qw508d6qk2tn0elyu2vtyjrvgnzkxzpqyv9f3t4'

const network = {
  ...sampleNetwork(0, 'Bitcoin', { imageUrl: samplePicture('B', '#f7931a') }),
  caipNetworkId: BITCOIN,
  namespace: 'bip122',
  reference: '000000000019d6689c085ae165831e93',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
} as const

const transfer: BitcoinTransfer = {
  psbt: 'cHNidP8=',
  caipNetworkId: BITCOIN,
  from: FROM,
  recipient: RECIPIENT,
  amount: '150000',
  fee: '1410',
  change: '48590',
  feeRate: 10,
  inputs: [{ address: FROM, amount: '200000' }],
  outputs: [
    { address: RECIPIENT, amount: '150000' },
    { address: FROM, amount: '48590' },
  ],
}

/**
 * States of a Bitcoin payment prepared by the page, over an open modal; `live` connects an account.
 */
export const bitcoinReviewStates = (live: readonly UnknownAction[]) => {
  const account = { namespace: 'bip122', type: 'payment' } as const
  const begun = [
    ...live,
    networksConfigured({ networks: [...sampleNetworks, network], defaultId: ETHEREUM }),
    walletConnected({
      namespace: 'bip122',
      connectorId: 'Heron',
      accounts: [{ ...account, address: FROM }],
      capabilities: ['signMessage', 'balance'],
      caipNetworkId: BITCOIN,
      walletName: 'Heron',
      isRestored: false,
    }),
  ]
  const view = viewPushed(viewEntry('BitcoinReview'))
  const built = (id: string, reviewed: BitcoinTransfer) =>
    transferReviewRequested({ id, payment: toBitcoinPayment(reviewed), transfer: reviewed })
  const shown = (changes: Partial<BitcoinTransfer> = {}) => [
    built('sample', { ...transfer, ...changes }),
    view,
  ]
  const agreed = transferReviewed({ id: 'earlier', fingerprint: '' })
  const getRequestFacts = ({ caipNetworkId, from, outputs }: BitcoinPayment) =>
    requestFacts(
      requestAfterReview({
        id: 'earlier',
        kind: 'bitcoin',
        connectorId: 'io.heron',
        from,
        caipNetworkId,
        fingerprint: bitcoinPaymentFingerprint({ caipNetworkId, from, outputs }),
      }),
    )
  const facts = getRequestFacts(toBitcoinPayment(transfer))
  const asked = [built('earlier', transfer), agreed, facts.opened]
  const paid = [...asked, facts.ended({}), transferEnded({ id: 'earlier' })]
  const payment: BitcoinPayment = {
    ...toBitcoinPayment(transfer),
    outputs: [
      { address: RECIPIENT, amount: '150000' },
      { address: OTHER, amount: '20000' },
    ],
  }
  const byWallet = (id: string) => transferReviewRequested({ id, payment, transfer: null })
  const askedWallet = [byWallet('earlier'), agreed, getRequestFacts(payment).opened]
  return {
    bitcoinReview: () => stateAfter(...begun, ...shown()),
    bitcoinReviewAgain: () => stateAfter(...begun, ...paid, ...shown()),
    bitcoinReviewOwn: () => stateAfter(...begun, ...shown({ recipient: FROM })),
    bitcoinReviewAll: () => stateAfter(...begun, ...shown({ change: '0' })),
    bitcoinReviewLookAlike: () => stateAfter(...begun, ...paid, ...shown({ recipient: IMITATION })),
    bitcoinReviewDoubt: () => stateAfter(...begun, ...asked, ...shown()),
    bitcoinReviewByWallet: () => stateAfter(...begun, ...askedWallet, byWallet('sample'), view),
    bitcoinReviewHighFee: () => stateAfter(...begun, ...shown({ fee: '20000', feeRate: 141.8 })),
  }
}
