import { HEARTBEAT_INTERVAL } from '@walletconnect/heartbeat'
import { evmOverSession } from '../../src/chains/eip155/wallet/evmOverSession'
import { solanaOverSession } from '../../src/chains/solana/wallet/solanaOverSession'
import {
  BALANCE_RETRY_BLOCK_MS,
  BALANCE_TTL_S,
  HTTP_RETRIES,
  HTTP_TIMEOUT_MS,
  NAME_TTL_S,
  PAIRING_URI_MS,
  PAIRING_URI_EXPIRY_MARGIN_MS,
  PENDING_TRANSACTIONS_MAX,
  RECENT_WALLETS_MAX,
  RECOMMENDED_WALLETS,
  RPC_BATCH_SIZE,
  WALLET_IMAGE_TIMEOUT_MS,
  WALLET_PAGE_SIZE,
  WALLET_SEARCH_MIN_MS,
  WALLET_SEARCH_SIZE,
} from '../../src/domain/limits'
import { EXAMPLE_PAYMENTS, EXAMPLE_PURCHASES } from '../../src/domain/onRamp'
import { DEFAULT_SLIPPAGE } from '../../src/domain/swap/swapAmounts'
import { SWAP_NETWORKS } from '../../src/domain/swap/swapNetworks'
import { DIVISION_PLACES } from '../../src/lib/amount/decimalMath'
import { en } from '../../src/strings/en/allTexts'
import { parseColor, toHex } from '../../src/ui/tokens/color'
import { defaultTheme } from '../../src/ui/tokens/defaultTheme'

/**
 * The specification's literal values, by section. A figure changes there before it changes here.
 */
describe('the specification’s constants', () => {
  const { shared, light, dark } = defaultTheme

  it.each<[string, unknown, unknown]>([
    ['§2 the modal is 360 px wide', shared['size-card'], '360px'],
    ['§9 a shake takes 500 ms', shared['motion-shake'], '500ms'],
    ['§9 a toast takes another’s place in 150 ms', shared['motion-toast'], '150ms'],
    ['§9 header text moves for 120 ms', shared['motion-title'], '120ms'],
    ['§9 the modal’s height moves for 150 ms', shared['motion-height'], '150ms'],
    ['§9 a view moves for 150 ms', shared['motion-view'], '150ms'],
    ['§9 pictures are waited for for 2 s', WALLET_IMAGE_TIMEOUT_MS, 2_000],
    ['§9 the heartbeat, the WalletConnect library’s own, is 5 s', HEARTBEAT_INTERVAL, 5],
    ['§9 a request to a node times out after 10 s', HTTP_TIMEOUT_MS, 10_000],
    ['§9 it is repeated three times', HTTP_RETRIES, 3],
    ['§9 at most 1000 requests make a batch', RPC_BATCH_SIZE, 1_000],
    ['§9 a search shows for 300 ms that it works', WALLET_SEARCH_MIN_MS, 300],
    ['§9 a search takes 100 wallets', WALLET_SEARCH_SIZE, 100],
    ['§9 a page of wallets has 40', WALLET_PAGE_SIZE, 40],
    ['§9 two recent wallets are stored', RECENT_WALLETS_MAX, 2],
    ['§9 four wallets are recommended', RECOMMENDED_WALLETS, 4],
    ['§9 at most 99 payments are followed', PENDING_TRANSACTIONS_MAX, 99],
    [
      '§9 a balance is not asked for again for 30 s after a failure',
      BALANCE_RETRY_BLOCK_MS,
      30_000,
    ],
    ['§9 a balance is kept for 30 s', BALANCE_TTL_S, 30],
    ['§9 a name is kept for 5 min', NAME_TTL_S, 300],
    ['§9 a pairing lasts 4 min', PAIRING_URI_MS, 240_000],
    ['§9 it is over with 10 s left', PAIRING_URI_EXPIRY_MARGIN_MS, 10_000],
    ['§9 a swap tolerates 1 %', DEFAULT_SLIPPAGE, '1'],
    ['§9 decimals have 20 places', DIVISION_PLACES, 20],
    ['§9 the light ground is #fff', light['color-surface'], '#ffffff'],
    ['§9 the dark ground is #121313', dark['color-surface'], '#121313'],
  ])('%s', (_line, ours, theirs) => {
    expect(ours).toEqual(theirs)
  })

  it.each([
    ['light', light['color-accent'], 'hsla(231,100%,70%,1)'],
    ['dark', dark['color-accent'], 'hsla(230,100%,67%,1)'],
  ])('§9 the %s accent is %s, %s', (_theme, hex, hsla) => {
    const rgb = parseColor(hsla)
    expect(rgb && toHex(rgb)).toBe(hex)
  })
})

describe('the specification’s lists', () => {
  it('§6 proposes these methods for EVM networks', () => {
    expect(evmOverSession.methods).toEqual([
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ])
  })

  it('§6 proposes these methods for Solana', () => {
    expect(solanaOverSession.methods).toEqual([
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ])
  })

  it('§6 and §9 swap on these twelve networks', () => {
    expect([...SWAP_NETWORKS].sort()).toEqual(
      [
        'eip155:1',
        'eip155:42161',
        'eip155:10',
        'eip155:324',
        'eip155:8453',
        'eip155:56',
        'eip155:137',
        'eip155:100',
        'eip155:43114',
        'eip155:250',
        'eip155:8217',
        'eip155:1313161554',
      ].sort(),
    )
  })

  it('§9 limits what the built-in currencies buy: cards to 10–7500, bank transfers to 10–25000', () => {
    const limits = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]
    expect(EXAMPLE_PAYMENTS).toEqual([
      { id: 'USD', payment_method_limits: limits },
      { id: 'EUR', payment_method_limits: limits },
    ])
  })

  it('§9 offers USDC and ETH on chains 1 and 137 where the service has no list', () => {
    expect(
      EXAMPLE_PURCHASES.map(({ symbol, networks }) => [
        symbol,
        ...networks.map(({ chain_id, display_name }) => `${chain_id} ${display_name}`),
      ]),
    ).toEqual([
      ['USDC', '1 Ethereum', '137 Polygon'],
      ['ETH', '1 Ethereum', '137 Polygon'],
    ])
  })
})

describe('the specification’s messages', () => {
  it.each([
    ['errors.siwxInitFailed', 'A problem occurred while trying initialize authentication'],
    ['errors.siwxDeclined', 'Signature declined'],
    ['errors.siwxSmartAccount', 'This application might not support Smart Accounts'],
    ['errors.siwxNotEnabled', 'SIWX is not enabled'],
    ['errors.siwxNoAddress', 'No ActiveCaipAddress found'],
    ['errors.siwxNoNetwork', 'No ActiveCaipNetwork or client found'],
    ['errors.siwxNoClient', 'No ConnectionController client found'],
    ['swap.unsupported', 'Network not supported for Swaps'],
    ['errors.nameNetworkNotFound', 'Network not found'],
    ['errors.nameAddressNotFound', 'Address or auth connector not found'],
    ['errors.nameLookupFailed', 'Error resolving name'],
    ['errors.nameSuggestionsFailed', 'Error fetching name suggestions'],
    ['errors.namesOfAddressFailed', 'Error fetching names for address'],
    ['errors.nameRegistrationFailed', 'Error registering name {name}'],
  ] as const)('§8 %s', (key, text) => {
    expect(en[key]).toBe(text)
  })
})
