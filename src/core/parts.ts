import type { ComponentType } from 'react'
import type { CaipNetworkId } from '../lib/address/caip'
import type { SignedWhileConnecting } from '../ports/embedded'
import type { SiwxMessageFields } from '../ports/siwx'
import type { SignedStatement, SignInRequest } from '../ports/walletConnect'
import type { FlowApi } from '../store/listening'

/** Where a login method is, seen from another one. */
export type MethodPosition = 'above' | 'below' | 'none'

export interface EmailMethodProps {
  /** Position of the wallet list. */
  readonly wallets: MethodPosition
}

export interface SocialMethodProps {
  /** Position of the wallet list. */
  readonly wallets: MethodPosition
  /** Position of the email field. */
  readonly email: MethodPosition
}

/** Signs in while a WalletConnect wallet connects (D9). */
export interface OneClickSignIn {
  prepareSignIn(api: FlowApi): Promise<SignInRequest | null>
  storeSignIn(
    api: FlowApi,
    request: SignInRequest,
    statements: readonly SignedStatement[],
    signal: AbortSignal,
  ): Promise<void>
}

/** Signs in while the embedded wallet connects (D9). */
export interface SignInByLogin {
  prepareSignInByLogin(
    api: FlowApi,
    caipNetworkId: CaipNetworkId,
  ): Promise<SiwxMessageFields | null>
  storeSignInByLogin(
    api: FlowApi,
    asked: SiwxMessageFields,
    signed: SignedWhileConnecting,
  ): Promise<void>
}

/** What a view or flow takes from a feature that it does not import. */
export interface Parts {
  /** The collectibles of the account, with their texts. */
  readonly NftList: ComponentType
  readonly AccountEmailLink: ComponentType
  readonly EmailMethod: ComponentType<EmailMethodProps>
  readonly SocialMethod: ComponentType<SocialMethodProps>
  /** The row that leads to the wallets when other login methods come first. */
  readonly WalletsRow: ComponentType
  readonly oneClickSignIn: OneClickSignIn
  readonly signInByLogin: SignInByLogin
}

/** Loads parts on demand, each on its own. */
export type PartLoaders = { readonly [N in keyof Parts]?: () => Promise<Parts[N]> }

let loaders: PartLoaders = {}

/** Collects the parts of all features, before the card or any flow runs. */
export function registerParts(parts: readonly (PartLoaders | undefined)[]): void {
  loaders = Object.freeze(Object.assign({}, ...parts) as PartLoaders)
}

/** Loads a part. Rejects if its chunk does not load, or no feature provides it. */
export async function loadPart<N extends keyof Parts>(name: N): Promise<Parts[N]> {
  const load = loaders[name]
  if (!load) throw new Error(`No feature provides ${name}.`)
  return load()
}
