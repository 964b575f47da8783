import type { Eip1193Provider } from './provider'

/** A wallet that the page provides: a Safe, a hardware wallet, or a vendor's SDK. */
export interface ExternalWallet {
  /** Stored with the session to restore it later: keep it stable. */
  readonly id: string
  readonly name: string
  /** `https`, or a data URL of an image. */
  readonly icon?: string
  /**
   * Returns the wallet's EIP-1193 provider, such as one from an SDK loaded here. Called only when a
   * visitor selects the wallet or its session is restored. Return `undefined` where the wallet
   * can't be used on this page.
   */
  readonly getProvider: () => Promise<Eip1193Provider | undefined> | Eip1193Provider | undefined
}

/** Ids reserved for other wallets. */
const RESERVED_IDS = /^(?:injected|walletconnect|id_auth|auth)$/i

/** Returns what is wrong with a wallet of `evm({ external })`; null if it is valid. */
export function getExternalWalletProblem(given: unknown): string | null {
  if (typeof given !== 'object' || given === null) return 'is no object'
  const { id, name, icon, getProvider } = given as Record<string, unknown>
  if (typeof id !== 'string' || id.trim() === '') return 'has no id'
  if (RESERVED_IDS.test(id)) return `has an id that means another wallet: ${id}`
  if (typeof name !== 'string' || name.trim() === '') return `has no name: ${id}`
  if (icon !== undefined && typeof icon !== 'string') return `has an icon that is no URL: ${id}`
  return typeof getProvider === 'function' ? null : `has no getProvider: ${id}`
}
