import type * as face from '../../src/index'
import { sameMembers } from '../support/sameTypes'

/** The properties of an event that has none. */
type Nothing = Record<never, never>

interface Shown {
  readonly connected: boolean
}

interface ConnectTrouble {
  readonly namespace: face.Namespace
  readonly code: face.ErrorCode
}

interface Where {
  readonly network: face.CaipNetworkId | null
  readonly isSmartAccount: boolean
}

interface Login {
  readonly provider: 'google' | 'x' | 'farcaster' | 'discord' | 'apple' | 'github' | 'facebook'
}

interface Payment {
  readonly network: face.CaipNetworkId | null
  readonly isSmartAccount: boolean
  readonly token: string
  readonly amount: string
}

interface Swap {
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string | null
  readonly network: face.CaipNetworkId | null
  readonly isSmartAccount: boolean
}

interface SwapTrouble {
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string | null
  readonly network: face.CaipNetworkId | null
  readonly isSmartAccount: boolean
  readonly code: face.ErrorCode
}

interface Name {
  readonly isSmartAccount: boolean
  readonly ensName: string
}

interface History {
  readonly isSmartAccount: boolean
}

interface Purchase {
  readonly network: face.CaipNetworkId
  readonly asset: string
  readonly amount: string
  readonly exchange: string | null
}

interface ServiceTrouble {
  readonly endpoint: string
  readonly code: face.ErrorCode
  readonly status: number | null
}

/** Flattens an intersection into one shape. */
type Flat<T> = { [K in keyof T]: T[K] }

type PropertiesOf<N, E = face.ModalEvent> = E extends {
  readonly name: infer Names
  readonly properties: infer P
}
  ? N extends Names
    ? Flat<P>
    : never
  : never

describe('the events', () => {
  it('are these, with these properties, and no others', () => {
    expect(
      sameMembers<
        { [N in face.ModalEvent['name']]: PropertiesOf<N> },
        {
          MODAL_OPEN: Shown
          MODAL_CLOSE: Shown
          CONNECT_SUCCESS: {
            readonly wallet: string
            readonly method: 'browser' | 'qrcode' | 'mobile' | 'email'
            readonly namespace: face.Namespace
            readonly reconnect: boolean
          }
          CONNECT_ERROR: ConnectTrouble
          USER_REJECTED: ConnectTrouble
          DISCONNECT_SUCCESS: {
            readonly namespace: face.Namespace
            readonly by: 'visitor' | 'wallet' | 'otherTab'
          }
          ACCOUNT_CHANGED: { readonly namespace: face.Namespace }
          SWITCH_NETWORK: { readonly network: face.CaipNetworkId }
          CLICK_SIGN_SIWX_MESSAGE: Where
          CLICK_CANCEL_SIWX: Where
          SIWX_AUTH_SUCCESS: Where
          SIWX_AUTH_ERROR: {
            readonly network: face.CaipNetworkId | null
            readonly isSmartAccount: boolean
            readonly code: face.ErrorCode
          }
          EMAIL_LOGIN_SELECTED: Nothing
          EMAIL_SUBMITTED: Nothing
          EMAIL_EDIT: Nothing
          DEVICE_REGISTERED_FOR_EMAIL: Nothing
          EMAIL_VERIFICATION_CODE_SENT: Nothing
          EMAIL_VERIFICATION_CODE_PASS: Nothing
          EMAIL_UPGRADE_FROM_MODAL: Nothing
          EMAIL_VERIFICATION_CODE_FAIL: { readonly code: face.ErrorCode }
          SET_PREFERRED_ACCOUNT_TYPE: {
            readonly accountType: 'eoa' | 'smartAccount'
            readonly network: face.CaipNetworkId
          }
          SOCIAL_LOGIN_STARTED: Login
          SOCIAL_LOGIN_REQUEST_USER_DATA: Login
          SOCIAL_LOGIN_SUCCESS: Login
          SOCIAL_LOGIN_CANCELED: Login
          SOCIAL_LOGIN_ERROR: {
            readonly provider:
              'google' | 'x' | 'farcaster' | 'discord' | 'apple' | 'github' | 'facebook'
            readonly code: face.ErrorCode
          }
          SEND_INITIATED: Payment
          SEND_SUCCESS: Payment
          SEND_REJECTED: Payment
          SEND_ERROR: {
            readonly network: face.CaipNetworkId | null
            readonly isSmartAccount: boolean
            readonly token: string
            readonly amount: string
            readonly code: face.ErrorCode
          }
          OPEN_SWAP: Where
          CLICK_SELECT_NETWORK_TO_SWAP: Where
          INITIATE_SWAP: Swap
          SWAP_SUCCESS: Swap
          SWAP_ERROR: SwapTrouble
          SWAP_APPROVAL_ERROR: SwapTrouble
          SELECT_BUY_PROVIDER: {
            readonly provider: 'meld' | 'coinbase'
            readonly isSmartAccount: boolean
          }
          REGISTER_NAME_INITIATED: Name
          REGISTER_NAME_SUCCESS: Name
          REGISTER_NAME_ERROR: {
            readonly isSmartAccount: boolean
            readonly ensName: string
            readonly error: string
          }
          LOAD_MORE_TRANSACTIONS: History
          ERROR_FETCH_TRANSACTIONS: History
          CLICK_ALL_WALLETS: Where
          CLICK_GET_WALLET_HELP: Where
          CLICK_NETWORKS: Where
          CLICK_NETWORK_HELP: Where
          CLICK_SELECT_TOKEN_TO_SWAP: Where
          CLICK_TRANSACTIONS: Where
          CLICK_WALLET_HELP: Where
          OPEN_ENS_FLOW: Where
          OPEN_SEND: Where
          SELECT_BUY_CRYPTO: Where
          SELECT_WHAT_IS_A_BUY: Where
          GET_WALLET: {
            readonly network: face.CaipNetworkId | null
            readonly isSmartAccount: boolean
            readonly wallet: string
          }
          SELECT_WALLET: {
            readonly network: face.CaipNetworkId | null
            readonly isSmartAccount: boolean
            readonly wallet: string
            readonly platform: 'browser' | 'qrcode' | 'mobile'
          }
          SEARCH_WALLET: { readonly badge: '' | 'certified'; readonly search: string }
          WALLET_IMPRESSION_V2: { readonly wallets: readonly string[] }
          PAY_MODAL_OPEN: Purchase
          PAY_EXCHANGE_SELECTED: Purchase
          PAY_INITIATED: Purchase
          PAY_SUCCESS: Purchase
          PAY_ERROR: {
            readonly network: face.CaipNetworkId
            readonly asset: string
            readonly amount: string
            readonly exchange: string | null
            readonly code: face.ErrorCode
          }
          MODAL_CREATED: Nothing
          INITIALIZE: {
            readonly networks: readonly face.CaipNetworkId[]
            readonly features: face.Features
            readonly sdkVersion: string
          }
          INTERNAL_SDK_ERROR: { readonly errorType: string; readonly code: face.ErrorCode }
          API_ERROR: ServiceTrouble
          DATA_PARSING_ERROR: ServiceTrouble
          SECURE_SITE_ERROR: { readonly code: face.ErrorCode }
        }
      >(true),
    ).toBe(true)
  })
})
