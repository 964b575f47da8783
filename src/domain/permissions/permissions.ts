import type { CaipAddress } from '../../lib/address/caip'

/** A key that may act for an account. You keep the private key; the wallet and the service get the public key. */
export interface SessionKey {
  readonly type: 'secp256k1' | 'secp256r1'
  /** `0x…`, uncompressed unless the wallet wants another form. */
  readonly publicKey: `0x${string}`
}

/** A condition on one argument of a call. */
export interface ArgumentCondition {
  readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
  readonly value: `0x${string}`
}

/** Some functions of one contract. */
export interface ContractCallPermission {
  readonly type: 'contract-call'
  readonly data: {
    readonly address: `0x${string}`
    /** As compilers output it; plain JSON. */
    readonly abi: readonly Readonly<Record<string, unknown>>[]
    readonly functions: readonly {
      readonly functionName: string
      readonly args?: readonly ArgumentCondition[]
      /** The most native coin per call, in hexadecimal base units. */
      readonly valueLimit?: `0x${string}`
      readonly operation?: 'Call' | 'DelegateCall'
    }[]
  }
}

/** An amount of the native coin per period. */
export interface NativeAllowancePermission {
  readonly type: 'native-token-recurring-allowance'
  readonly data: {
    /** Hexadecimal base units. */
    readonly allowance: `0x${string}`
    /** Seconds since 1970, in the future. */
    readonly start: number
    /** Seconds. */
    readonly period: number
  }
}

/** An amount of a token per period. */
export interface TokenAllowancePermission {
  readonly type: 'erc20-recurring-allowance'
  readonly data: NativeAllowancePermission['data'] & { readonly token: `0x${string}` }
}

export type SessionPermission =
  ContractCallPermission | NativeAllowancePermission | TokenAllowancePermission

/** A permission or a policy of any type, as reported by a service or a wallet. */
export interface SessionRule {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What a wallet is asked to allow (ERC-7715): by `wallet_requestExecutionPermissions`, or by the older `wallet_grantPermissions`. */
export interface PermissionsRequest {
  /** Hexadecimal, of one of the page's networks. */
  readonly chainId: `0x${string}`
  /** Default: the connected account. */
  readonly address?: `0x${string}`
  /** Seconds since 1970, in the future. */
  readonly expiry: number
  /** Keys of the page. The service's own key is added before them. */
  readonly signer: {
    readonly type: 'keys'
    readonly data: { readonly keys: readonly SessionKey[] }
  }
  readonly permissions: readonly [SessionPermission, ...SessionPermission[]]
  readonly policies: readonly SessionRule[]
}

/** How a key uses a permission of the present draft of ERC-7715: it redeems `context` at `delegationManager` (ERC-7710). */
export interface SessionDelegation {
  /** The account of your key. */
  readonly to: `0x${string}`
  readonly context: `0x${string}`
  readonly delegationManager: `0x${string}`
  /** Accounts to deploy before (ERC-4337). */
  readonly dependencies: readonly {
    readonly factory: `0x${string}`
    readonly factoryData: `0x${string}`
  }[]
}

/** The permissions that a wallet granted. */
export interface GrantedPermissions {
  readonly permissions: readonly SessionRule[]
  /** The identifier of the session (`pci`): revoke it by this. */
  readonly context: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly address: string
  readonly chainId: `0x${string}`
  /** Only of wallets that speak the present draft (`wallet_requestExecutionPermissions`). */
  readonly delegation?: SessionDelegation
}

/** The status of a session. `unfinished`: it is not confirmed that it was granted or revoked. */
export type SmartSessionStatus = 'active' | 'expired' | 'revoked' | 'unfinished'

/** A session as stored in state and reported by the service. Times are in seconds. */
export interface SmartSession {
  readonly project: {
    readonly id: string
    readonly name: string
    readonly url?: string | undefined
    readonly iconUrl?: string | undefined
  }
  readonly pci: string
  readonly expiry: number
  readonly createdAt: number
  readonly permissions: readonly SessionRule[]
  readonly policies: readonly SessionRule[]
  /** From the wallet; null until the service knows that it was granted. */
  readonly context: `0x${string}` | null
  readonly revokedAt?: number | undefined
}

/** The same for a page, with its account and its current status. */
export interface AccountSession extends SmartSession {
  /** CAIP-10. */
  readonly account: CaipAddress
  readonly status: SmartSessionStatus
}

/** How far granting or revoking came of which nobody knows the end. */
export type SessionStep =
  /** The wallet was asked to allow it. */
  | 'granting'
  /** The wallet allowed it; the service may not know. */
  | 'granted'
  /** The wallet was asked to revoke it. */
  | 'revoking'
  /** The wallet revoked it; the service may not know. */
  | 'revoked'

export interface UnfinishedSession {
  readonly account: CaipAddress
  readonly session: SmartSession
  readonly step: SessionStep
}
