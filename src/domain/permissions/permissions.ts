import type { CaipAddress } from '../../lib/address/caip'

/** A key that may act for an account. You keep the private key; others get the public one. */
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

/** Permission to call some functions of one contract. */
export interface ContractCallPermission {
  readonly type: 'contract-call'
  readonly data: {
    readonly address: `0x${string}`
    /** As compilers output it; plain JSON. */
    readonly abi: readonly Readonly<Record<string, unknown>>[]
    readonly functions: readonly {
      readonly functionName: string
      readonly args?: readonly ArgumentCondition[]
      /** The maximum native coin per call, in hexadecimal base units. */
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

/**
 * The permissions to request (ERC-7715), with `wallet_requestExecutionPermissions` or the older
 * `wallet_grantPermissions`.
 */
export interface PermissionsRequest {
  /** Hexadecimal chain id of one of the page's networks. */
  readonly chainId: `0x${string}`
  /** Default: the connected account. */
  readonly address?: `0x${string}`
  /** Seconds since 1970, in the future. */
  readonly expiry: number
  /** The page's keys. The service's own key is added before them. */
  readonly signer: {
    readonly type: 'keys'
    readonly data: { readonly keys: readonly SessionKey[] }
  }
  readonly permissions: readonly [SessionPermission, ...SessionPermission[]]
  readonly policies: readonly SessionRule[]
}

/** How a key redeems `context` at `delegationManager` (ERC-7710, current ERC-7715 draft). */
export interface SessionDelegation {
  /** The account of your key. */
  readonly to: `0x${string}`
  readonly context: `0x${string}`
  readonly delegationManager: `0x${string}`
  /** Accounts to deploy first (ERC-4337). */
  readonly dependencies: readonly {
    readonly factory: `0x${string}`
    readonly factoryData: `0x${string}`
  }[]
}

/** The permissions that a wallet granted. */
export interface GrantedPermissions {
  readonly permissions: readonly SessionRule[]
  /** The session's identifier (`pci`), needed to revoke it. */
  readonly context: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly address: string
  readonly chainId: `0x${string}`
  /** Set only by wallets that support the current draft (`wallet_requestExecutionPermissions`). */
  readonly delegation?: SessionDelegation
}

/** The status of a session. `unfinished` means that granting or revoking it is not confirmed. */
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
  /** From the wallet; null until the service knows that the session was granted. */
  readonly context: `0x${string}` | null
  readonly revokedAt?: number | undefined
}

/** A session as a page receives it, with its account and current status. */
export interface AccountSession extends SmartSession {
  /** CAIP-10. */
  readonly account: CaipAddress
  readonly status: SmartSessionStatus
}

/** How far an unconfirmed grant or revocation got. */
export type SessionStep =
  /** The grant request was sent to the wallet. */
  | 'granting'
  /** The wallet granted it; the service may not know yet. */
  | 'granted'
  /** The revoke request was sent to the wallet. */
  | 'revoking'
  /** The wallet revoked it; the service may not know yet. */
  | 'revoked'

export interface UnfinishedSession {
  readonly account: CaipAddress
  readonly session: SmartSession
  readonly step: SessionStep
}
