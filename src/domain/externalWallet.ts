import type { Eip1193Provider } from './provider'

/** A wallet that the page brings by itself: a Safe, a hardware wallet, or the SDK of a vendor. */
export interface ExternalWallet {
  /** Stored with a session, so that it can be restored: keep it as it is. */
  readonly id: string
  readonly name: string
  /** `https`, or a data URL of an image. */
  readonly icon?: string
  /**
   * Gives the wallet's EIP-1193 provider, such as that of an SDK loaded here. Called when a visitor presses the wallet, and to
   * restore its session; never before. `undefined` where the wallet can't be used on this page.
   */
  readonly getProvider: () => Promise<Eip1193Provider | undefined> | Eip1193Provider | undefined
}

/** Ids that mean other wallets. */
const RESERVED = /^(?:injected|walletconnect|id_auth|auth)$/i

/** What is wrong with a wallet of `evm({ external })`; null where it can be used. */
export function externalWalletProblem(given: unknown): string | null {
  if (typeof given !== 'object' || given === null) return 'is no object'
  const { id, name, icon, getProvider } = given as Record<string, unknown>
  if (typeof id !== 'string' || id.trim() === '') return 'has no id'
  if (RESERVED.test(id)) return `has an id that means another wallet: ${id}`
  if (typeof name !== 'string' || name.trim() === '') return `has no name: ${id}`
  if (icon !== undefined && typeof icon !== 'string') return `has an icon that is no URL: ${id}`
  return typeof getProvider === 'function' ? null : `has no getProvider: ${id}`
}
