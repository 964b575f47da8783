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

/** One pairing, as the wallet on the other device meets it. */
export interface FakePairing {
  readonly codes: readonly PairingUri[]
  readonly isOpen: boolean
  /** Shows one more pairing URI; the first one comes by itself, unless the relay cannot be reached. */
  issuePairingUri(): PairingUri
  approve(session?: WalletConnectSession): void
  refuse(error?: Error): void
}

export interface FakeWalletConnectOptions {
  /** What the wallet signs while it connects; without it, the wallet only connects. */
  readonly signs?: (request: SignInRequest) => readonly SignedStatement[]
  /** A session from an earlier visit. */
  readonly stored?: WalletConnectSession | null
  /** The wallet's answers, by method; any other method is unexpected. */
  readonly answers?: Readonly<Record<string, (request: WalletConnectRequest) => unknown>>
  /** The chain behind each namespace; anything that is not given is unexpected. */
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
  /** Pairings that were neither answered nor given up: more than one is a leak. */
  openPairings(): number
  /** The session that a reload of the page finds. */
  stored(): WalletConnectSession | null
  listenerCount(): number
  refreshCount(): number
  readonly requests: readonly WalletConnectRequest[]
  readonly adapters: readonly FakeAdapter[]
  /** Unexpected calls. */
  readonly unexpected: readonly string[]
  /** From now on no pairing URI is made and no stored session is restored; `false` ends this. */
  cutOff(isCutOff: boolean): void
  /** The page is in the background: answers of wallets are kept until it checks for them. */
  freeze(): void
  /** The wallet says something about the session. */
  report(change: WalletConnectChange): void
  /** How many times the relay's code was loaded. */
  loadCount(): number
}

const HOUR_MS = 3_600_000

/** A session as a wallet approves it, over one or several namespaces. */
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
