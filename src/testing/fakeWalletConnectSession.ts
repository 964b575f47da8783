import type {
  PairingUri,
  SignedStatement,
  SignInRequest,
  WalletConnectChange,
  WalletConnectClient,
  WalletConnectRequest,
  WalletConnectSession,
} from '../ports/walletConnect'
import type { WalletConnectDescriptor } from '../ports/walletConnectDescriptor'
import type { AdapterAnswers, FakeAdapter } from './createFakeAdapter'

/** One pairing, from the remote wallet's side. */
export interface FakePairing {
  readonly codes: readonly PairingUri[]
  readonly isOpen: boolean
  /**
   * Issues one more pairing URI; the first is issued automatically, unless the relay is
   * unreachable.
   */
  issuePairingUri(): PairingUri
  approve(session?: WalletConnectSession): void
  refuse(error?: Error): void
}

export interface FakeWalletConnectOptions {
  /** What the wallet signs while it connects; by default it only connects. */
  readonly signs?: (request: SignInRequest) => readonly SignedStatement[]
  /** A session from an earlier visit. */
  readonly stored?: WalletConnectSession | null
  /** The wallet's responses, by method; any other method is unexpected. */
  readonly answers?: Readonly<Record<string, (request: WalletConnectRequest) => unknown>>
  /** The chain behind each namespace; any call without a response is unexpected. */
  readonly adapter?: AdapterAnswers
  now?(): number
}

/** A relay and the wallets behind it, under the control of a test. */
export interface FakeWalletConnect {
  /** Use it as one of the host's adapters. */
  readonly descriptor: WalletConnectDescriptor
  readonly client: WalletConnectClient
  /** All requested pairings, oldest first. */
  readonly pairings: readonly FakePairing[]
  /** The latest pairing. */
  pairing(): FakePairing
  /** The number of pairings neither settled nor abandoned: more than one is a leak. */
  openPairings(): number
  /** The session that a page reload finds. */
  stored(): WalletConnectSession | null
  listenerCount(): number
  refreshCount(): number
  readonly requests: readonly WalletConnectRequest[]
  readonly adapters: readonly FakeAdapter[]
  /** Unexpected calls. */
  readonly unexpected: readonly string[]
  /**
   * Cuts the relay off: no pairing URI is issued and no stored session is restored; `false`
   * reconnects it.
   */
  cutOff(isCutOff: boolean): void
  /** Puts the page in the background: wallets' responses are held until it checks for them. */
  freeze(): void
  /** Emits a session change from the wallet. */
  report(change: WalletConnectChange): void
  /** How many times the relay's code was loaded. */
  loadCount(): number
}

const HOUR_MS = 3_600_000

/** Creates a session as a wallet approves it, over one or several namespaces. */
export function fakeWalletConnectSession(
  namespaces: WalletConnectSession['namespaces'],
  more: Partial<WalletConnectSession> = {},
): WalletConnectSession {
  return {
    expiresAt: 7 * 24 * HOUR_MS,
    peer: {
      name: 'Far Wallet',
      url: 'https://far.example',
      iconUrl: null,
      native: 'far://',
      universal: null,
    },
    namespaces,
    isEveryNetworkSupported: false,
    ...more,
  }
}
