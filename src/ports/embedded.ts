import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { Network } from '../domain/network'
import type { AppMetadata } from '../domain/options'
import type { AuthProvider, WindowProvider } from '../domain/socials'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { KeyValueStorage, Logger, OpenedWindow } from './browser'
import type { ChainAdapterDescriptor, ChainAdapterPorts } from './chainAdapter'
import type { SiwxMessageFields } from './siwx'
import type { WalletSource } from './walletSource'

/** The connector id of the embedded wallet on each of its chain families; also what storage keeps (protocol §17). */
export const EMBEDDED_CONNECTOR_ID = 'ID_AUTH'

/** Newer builds of other products store this id for the same wallet (protocol §1.6); it is kept as it was found. */
const OTHER_CONNECTOR_ID = 'AUTH'

/** Whether a connector id, also one that another product stored, is that of the embedded wallet. */
export const isEmbeddedConnectorId = (id: string): boolean =>
  id === EMBEDDED_CONNECTOR_ID || id === OTHER_CONNECTOR_ID

/** Where a page keeps that the visitor signed in by email; the login is there as long as the key is (protocol §1.5). */
export const EMAIL_LOGIN_USED_KEY = '@appkit-wallet/EMAIL_LOGIN_USED_KEY'

/** Whose code is wanted to change the email: of the address that the login has (`primary`), or of the new one. */
export type EmailChangeStep = 'primary' | 'secondary'

/** The chain families that an embedded wallet has accounts on (product §6). */
export const EMBEDDED_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** What the frame asks for after an address was given (`VERIFY_OTP`, `VERIFY_DEVICE`, `CONNECT`). */
export type EmailStep = 'code' | 'device' | 'connected'

/** What the login's account on a network is: a key, or a contract that the key owns. */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'

export interface EmbeddedAccount extends Account {
  readonly type: EmbeddedAccountType
}

/** One account of the login, on one chain family. */
export interface EmbeddedNamespace {
  /** The first one is used, and signs. The other one, of the other type, can be switched to. */
  readonly accounts: readonly EmbeddedAccount[]
  /** The type of the account in use, whatever was asked for. */
  readonly preferredAccountType: EmbeddedAccountType
  /** The smart account is on the chain; false also where the site does not say. */
  readonly isSmartAccountDeployed: boolean
  readonly activeCaipNetworkId: CaipNetworkId
  readonly capabilities: readonly Capability[]
}

/** Who is logged in, as plain data. Holds no email: it stays in the client (D11). */
export interface EmbeddedSession {
  readonly namespaces: Readonly<Partial<Record<Namespace, EmbeddedNamespace>>>
  /** What the wallet signed while it connected, where it was given a message to sign, and signed it. */
  readonly signed?: SignedWhileConnecting
  /** False where the browser stores nothing for the site: the login ends with this page. Absent where the site does not say. */
  readonly isStoredHere?: boolean
}

/** What the wallet signed while it connected ([1.8] of protocol §5.4), as it says. */
export interface SignedWhileConnecting {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

/** A call for the wallet (protocol §5.7), on one of the login's networks. */
export interface EmbeddedCall {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params?: unknown
}

/** A request that waits for the visitor inside the frame. What is signed is never part of it. */
export interface FrameRequest {
  readonly id: string
  readonly namespace: Namespace
  readonly method: string
}

/** Something the frame told without being asked, or that was found out by the heartbeat. */
export type EmbeddedChange =
  /** What waits for the visitor in the frame, oldest first; told whenever that changes. The frame shows the first. */
  | { readonly kind: 'requests'; readonly requests: readonly FrameRequest[] }
  /** How the request that was shown ended. Told before the list that lacks it. */
  | {
      readonly kind: 'requestEnded'
      readonly id: string
      readonly outcome: 'approved' | 'rejected' | 'failed'
    }
  | { readonly kind: 'session'; readonly session: EmbeddedSession }
  /** The login has another email by now, given in another tab or on another page: `email()` and `userFacingName()` have it. */
  | { readonly kind: 'emailChanged' }
  /** The networks that the site has smart accounts on. */
  | { readonly kind: 'smartAccountNetworks'; readonly networks: readonly CaipNetworkId[] }
  /** Signed out in the frame or in another tab, expired, or the frame is gone for good. */
  | { readonly kind: 'ended'; readonly reason: 'signedOut' | 'expired' | 'frameLost' }
  /** A method that is on neither list was asked for by the page: product §6, "Action not allowed". */
  | { readonly kind: 'notAllowed'; readonly method: string }
  /** The visitor pressed Escape, or the close button, inside the frame. */
  | { readonly kind: 'closeRequested' }

/**
 * The wallet inside the frame: one login, over one or several chain families. The frame is created with the first request that
 * needs it. Every method that waits takes a signal and ends promptly when it aborts; time limits are the client's own (protocol §5.3).
 * Failures are `ModalError`s: `FRAME_LOAD_FAILED`, `FRAME_REFUSED`, `FRAME_REQUEST_TIMEOUT`, `RPC_NOT_ALLOWED`, `EMAIL_COOLDOWN`,
 * `EMAIL_INVALID`, `CODE_WRONG`, `CODE_EXPIRED`, `CODE_SPENT`, `USER_REJECTED`, `SESSION_ENDED`, `SOCIAL_LOGIN_FAILED`, …
 */
export interface EmbeddedClient {
  /** Asks for a code. Refuses within 30 s of the last time with `EMAIL_COOLDOWN`, whose `detail` is the seconds that are left. */
  requestCode(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Waits for the link in the mail to be pressed; a code has been sent then. */
  awaitDevice(signal: AbortSignal): Promise<void>
  /** Six digits. Does not connect yet. */
  submitCode(code: string, signal: AbortSignal): Promise<void>
  /**
   * Asks to give the login another email; sends a code. Refuses like `requestCode`. A newer request takes the place of the one
   * before it. Nothing is changed before both codes were taken.
   */
  requestEmailChange(email: string, signal: AbortSignal): Promise<EmailChangeStep>
  /** Six digits, from the address that the login has. A code is sent to the new one then. */
  submitPrimaryCode(code: string, signal: AbortSignal): Promise<void>
  /** Six digits, from the new address. Stores that and gives it, as the site writes it. Never state. */
  submitSecondaryCode(code: string, signal: AbortSignal): Promise<string>
  /**
   * Takes the accounts of the login on the families that the page has networks of. Stores the login (protocol §5.6). A site that
   * knows of signing in while connecting signs the message, with the address in it; `signed` tells so.
   */
  connect(
    wanted: Readonly<Partial<Record<Namespace, CaipNetworkId>>>,
    signal: AbortSignal,
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession>
  /** The stored login, if the frame still knows it; null where it does not. No prompt. */
  restore(
    wanted: Readonly<Partial<Record<Namespace, CaipNetworkId>>>,
    signal: AbortSignal,
  ): Promise<EmbeddedSession | null>
  /** Waits for the frame's answer for at most 3 s; whether it comes or not, the login is forgotten here and the frame removed. */
  signOut(): Promise<void>
  /**
   * Asks the wallet or, by a method that only reads, the chain. What the frame refuses with a code of its own is thrown with that
   * `code`; everything else is a `ModalError`.
   */
  request(call: EmbeddedCall, signal: AbortSignal): Promise<unknown>
  /** Moves the login to another network of a family that it is on. The account may be another one there (protocol §5.5). */
  switchNetwork(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedSession>
  /**
   * Has the login use its account of the other type on a family, on the network that it is on. Where the site refuses, or the signal
   * aborts, the login keeps its account, and the frame is told so. Rejects with `REQUEST_PENDING` while a request waits for the visitor.
   */
  setAccountType(
    namespace: Namespace,
    type: EmbeddedAccountType,
    signal: AbortSignal,
  ): Promise<EmbeddedSession>
  /** Asks the site again who is logged in, such as after a transaction that brought a smart account on the chain. */
  refresh(): Promise<void>
  /** The networks that the site has smart accounts on; none until it said so, and where it does not answer. */
  smartAccountNetworks(): readonly CaipNetworkId[]
  watch(onChange: (change: EmbeddedChange) => void): () => void
  session(): EmbeddedSession | null
  /** Origin of the site in the frame. */
  readonly site: string
  /** The page of the site that a provider's window shows until the provider's address is known. */
  readonly loadingUrl: string
  /**
   * The address at which a provider asks the visitor, within 45 s; `https`, or `http` on this machine.
   *
   * @throws {ModalError} `SOCIAL_LOGIN_FAILED`
   */
  socialUri(provider: WindowProvider, signal: AbortSignal): Promise<string>
  /**
   * Leads a window that was opened at `loadingUrl` to the provider, and waits for what the site posts from it. Only a message of that
   * window counts, and only one from the site's origin. The window is left open.
   *
   * @throws {ModalError} `POPUP_CLOSED`, `UNTRUSTED_ORIGIN`, `SOCIAL_LOGIN_DENIED`, `SOCIAL_EMAIL_UNVERIFIED`, `SOCIAL_LOGIN_FAILED`
   */
  socialResult(provider: WindowProvider, popup: OpenedWindow, signal: AbortSignal): Promise<string>
  /**
   * What the site handed to this page in its address, for a login that left it (`PENDING_SOCIAL_KEY`); null where there is none. It
   * is taken out of the address, and found once.
   */
  takeReturn(): { readonly provider: WindowProvider; readonly resultUri: string } | null
  /**
   * Turns a result of the site into a login, once, and connects it. Stores the provider and the user name (protocol §5.6).
   *
   * @throws {ModalError} `SOCIAL_LOGIN_DENIED`, `SOCIAL_EMAIL_UNVERIFIED`, `SOCIAL_LOGIN_FAILED`
   */
  connectSocial(
    provider: WindowProvider,
    resultUri: string,
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
  ): Promise<EmbeddedSession>
  /** The address that the visitor's Farcaster app is to open; good for one login. */
  farcasterUri(signal: AbortSignal): Promise<string>
  /** Waits until the visitor agreed in the Farcaster app, for as long as its address works. Does not connect yet. */
  awaitFarcaster(signal: AbortSignal): Promise<void>
  /** After a moment the frame drops what it was asked and is told again who the page is. What is asked next waits for that. */
  restart(): void
  /** Lets the frame load, and waits until it answers. */
  ready(signal: AbortSignal): Promise<void>
  /** How the login of now, or the last one, began. */
  authProvider(): AuthProvider
  /** The email of the login, or of the attempt under way; cut to 27 characters and "..." beyond 30 by `userFacingName`. Never state. */
  email(): string | null
  userFacingName(): string | null
  /** As a social network or Farcaster calls the user; null for a login by email. Never an email. */
  userName(): string | null
  /** ms until another code may be asked for; 0 if at once. */
  cooldownMs(): number
  /** Rejects what waits for the visitor, as when the modal closes. Safe requests go on. */
  rejectPending(): void
  /**
   * Where the frame lives while it is shown: the dialog of the card. Null: the page's body, hidden. Moving it there keeps its
   * document where the browser can (`moveBefore`), else the frame is loaded anew and open requests are posted again.
   */
  setContainer(element: HTMLElement | null): void
  /** Draws the frame over `place`, follows its size and position, and moves focus into it. Returns how to hide it and give focus back. */
  show(place: HTMLElement, title: string): () => void
  /** SYNC_THEME. */
  syncTheme(theme: EmbeddedTheme): void
  /** Fetches the frame ahead of its first request, hidden. */
  warm(): void
  dispose(): void
}

/** Protocol §14.2. */
export interface EmbeddedTheme {
  readonly themeMode: 'light' | 'dark'
  readonly themeVariables: Readonly<Record<string, string | number>>
  readonly w3mThemeVariables: Readonly<Record<string, string>>
}

export interface EmbeddedPorts {
  readonly window: Window | undefined
  readonly projectId: string
  readonly sdkVersion: string
  metadata(): AppMetadata | null
  networks(): readonly Network[]
  rpcUrls(network: Network): readonly string[]
  /** The type of account that the visitor chose on a family, else the page's; default: the family's own. */
  preferredAccountType?(namespace: Namespace): EmbeddedAccountType
  /** BCP 47: what the visitor reads; default: the site finds out by itself. */
  locale?(): string
  /** Where the login is stored (`@appkit-wallet/…`, protocol §1.5). */
  readonly storage: KeyValueStorage | undefined
  readonly logger: Logger
  now(): number
  /** Waits, using the page's clock; false if the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
  /** Whether a site of another origin answers at all; true where this page cannot find out. */
  canReach(origin: string, signal: AbortSignal): Promise<boolean>
}

/** How the `/embedded` entry describes itself among the adapters: its name at once, its code when it is needed. */
export interface EmbeddedDescriptor {
  readonly kind: 'embedded'
  /** Origin of the site in the frame, for `policyOf` and `hostsOf`. */
  readonly secureSiteUrl: string
  /** Whether the wallet is not offered here: the visitor's time zone is on the host's list. */
  isRestricted?(): boolean
  /** Prefetches the code that puts this wallet beside others, without running it. */
  fetchWallets?(): Promise<unknown>
  /** Prefetches the code, without running it. */
  fetchClient(): Promise<unknown>
  load(ports: EmbeddedPorts): Promise<EmbeddedClient>
  /** The wallet of one namespace; its connector id is always `EMBEDDED_CONNECTOR_ID`. Loading it makes no request. */
  loadWallets(
    client: EmbeddedClient,
    namespace: Namespace,
    family: ChainAdapterDescriptor,
    ports: ChainAdapterPorts,
  ): Promise<WalletSource>
}

/** The embedded wallet the host gave, if any: the client is loaded when a visitor needs it, once. */
export interface EmbeddedAccess {
  /** Where the page in the frame comes from: an origin, which visitors are told. */
  readonly siteUrl: string
  /** @throws {ModalError} `CODE_NOT_LOADED`; tried again the next time. */
  load(): Promise<EmbeddedClient>
  /** The client, if it has been loaded. */
  peek(): EmbeddedClient | undefined
  /** Whether a login is stored (`EMAIL_LOGIN_USED_KEY`). Reads storage, loads nothing. */
  isLoginStored(): boolean
}
