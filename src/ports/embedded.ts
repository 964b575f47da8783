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

/** The embedded wallet's connector id on all chain families, and in storage (protocol §17). */
export const EMBEDDED_CONNECTOR_ID = 'ID_AUTH'

/** Newer builds of other products store this id instead (protocol §1.6); it is kept as found. */
const ALTERNATE_CONNECTOR_ID = 'AUTH'

/** Whether a connector id is the embedded wallet's, including one stored by another product. */
export const isEmbeddedConnectorId = (id: string): boolean =>
  id === EMBEDDED_CONNECTOR_ID || id === ALTERNATE_CONNECTOR_ID

/** Set while a login of any kind is stored (protocol §1.5). */
export const EMAIL_LOGIN_USED_KEY = '@appkit-wallet/EMAIL_LOGIN_USED_KEY'

/** Whose code an email change needs: the current address's (`primary`) or the new one's. */
export type EmailChangeStep = 'primary' | 'secondary'

/** The chain families on which an embedded wallet has accounts (product §6). */
export const EMBEDDED_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** The step that follows submitting an email address (`VERIFY_OTP`, `VERIFY_DEVICE`, `CONNECT`). */
export type EmailStep = 'code' | 'device' | 'connected'

/** The login's account on a network: a key, or a contract that the key owns. */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'

export interface EmbeddedAccount extends Account {
  readonly type: EmbeddedAccountType
}

/** The login's accounts on one chain family. */
export interface EmbeddedNamespace {
  /** The first account is active and signs. The other one, of the other type, can be chosen. */
  readonly accounts: readonly EmbeddedAccount[]
  /** The type of the active account, whatever was requested. */
  readonly preferredAccountType: EmbeddedAccountType
  /** Whether the smart account is deployed; false also if the site doesn't report it. */
  readonly isSmartAccountDeployed: boolean
  readonly activeCaipNetworkId: CaipNetworkId
  readonly capabilities: readonly Capability[]
}

/** The current login, as plain data. Contains no email, which stays in the client (D11). */
export interface EmbeddedSession {
  readonly namespaces: Readonly<Partial<Record<Namespace, EmbeddedNamespace>>>
  /** What the wallet signed while connecting, if it was given a message and signed it. */
  readonly signed?: SignedWhileConnecting
  /**
   * False if the browser blocks the site's storage: the login ends with this page. Absent if not
   * reported.
   */
  readonly isStoredHere?: boolean
}

/** The wallet's report of what it signed while connecting ([1.8] of protocol §5.4). */
export interface SignedWhileConnecting {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

/** A request for the wallet (protocol §5.7), on one of the login's networks. */
export interface EmbeddedCall {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params?: unknown
}

/** A request that waits for the visitor inside the frame. Never contains the payload to sign. */
export interface FrameRequest {
  readonly id: string
  readonly namespace: Namespace
  readonly method: string
}

/** A change that the frame reported on its own, or that the heartbeat detected. */
export type EmbeddedChange =
  /**
   * The requests that wait for the visitor, oldest first, on every change. The frame shows the
   * first.
   */
  | { readonly kind: 'requests'; readonly requests: readonly FrameRequest[] }
  /** The outcome of the shown request. Reported before the list without it. */
  | {
      readonly kind: 'requestEnded'
      readonly id: string
      readonly outcome: 'approved' | 'rejected' | 'failed'
    }
  | { readonly kind: 'session'; readonly session: EmbeddedSession }
  /** The login's email was changed elsewhere; `email()` and `userFacingName()` return it. */
  | { readonly kind: 'emailChanged' }
  /** The networks on which the site has smart accounts. */
  | { readonly kind: 'smartAccountNetworks'; readonly networks: readonly CaipNetworkId[] }
  /** Signed out in the frame or in another tab, expired, or the frame is lost. */
  | { readonly kind: 'ended'; readonly reason: 'signedOut' | 'expired' | 'frameLost' }
  /** The page requested a method that is on neither list: product §6, "Action not allowed". */
  | { readonly kind: 'notAllowed'; readonly method: string }
  /** The visitor pressed Escape or the close button inside the frame. */
  | { readonly kind: 'closeRequested' }

/**
 * The wallet inside the frame: one login, over one or several chain families. The first request
 * creates the frame. Asynchronous methods take a signal and end promptly when it aborts; the client
 * has its own time limits (protocol §5.3). Failures are `ModalError`s: `FRAME_LOAD_FAILED`,
 * `FRAME_REFUSED`, `FRAME_REQUEST_TIMEOUT`, `RPC_NOT_ALLOWED`, `EMAIL_COOLDOWN`, `EMAIL_INVALID`,
 * `CODE_WRONG`, `CODE_EXPIRED`, `CODE_SPENT`, `USER_REJECTED`, `SESSION_ENDED`,
 * `SOCIAL_LOGIN_FAILED`, …
 */
export interface EmbeddedClient {
  /**
   * Requests a code. Within 30 s of the last one, rejects with `EMAIL_COOLDOWN`; its `detail` is
   * the seconds left.
   */
  requestCode(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Waits until the visitor follows the link in the email; the site then sends a code. */
  awaitDevice(signal: AbortSignal): Promise<void>
  /** Submits the six digits. Does not connect yet. */
  submitCode(code: string, signal: AbortSignal): Promise<void>
  /**
   * Requests an email change; sends a code. Rejects like `requestCode`. A newer request replaces
   * this one. Nothing changes before both codes are accepted.
   */
  requestEmailChange(email: string, signal: AbortSignal): Promise<EmailChangeStep>
  /** Submits the six digits sent to the current address; a code is then sent to the new one. */
  submitPrimaryCode(code: string, signal: AbortSignal): Promise<void>
  /**
   * Submits the new address's six digits. Stores and returns the address as the site writes it.
   * Never state.
   */
  submitSecondaryCode(code: string, signal: AbortSignal): Promise<string>
  /**
   * Connects the login's accounts on the page's chain families and stores the login (protocol
   * §5.6). A site that supports it also signs the `signIn` message, with the address in it; see
   * `signed`.
   */
  connect(
    wanted: Readonly<Partial<Record<Namespace, CaipNetworkId>>>,
    signal: AbortSignal,
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession>
  /** Resolves with the stored login, or null if the frame no longer knows it. No prompt. */
  restore(
    wanted: Readonly<Partial<Record<Namespace, CaipNetworkId>>>,
    signal: AbortSignal,
  ): Promise<EmbeddedSession | null>
  /** Waits at most 3 s for the frame's response, then forgets the login and removes the frame. */
  signOut(): Promise<void>
  /**
   * Sends a request to the wallet or, for reads, to the chain. The frame's own refusals keep their
   * `code`; other errors are `ModalError`s.
   */
  request(call: EmbeddedCall, signal: AbortSignal): Promise<unknown>
  /** Switches the login to another network. The account may differ there (protocol §5.5). */
  switchNetwork(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedSession>
  /**
   * Switches a family to the login's account of the other type, on its network. If the site refuses
   * or the signal aborts, the account stays, and the frame is informed. Rejects with
   * `REQUEST_PENDING` while a request waits for the visitor.
   */
  setAccountType(
    namespace: Namespace,
    type: EmbeddedAccountType,
    signal: AbortSignal,
  ): Promise<EmbeddedSession>
  /** Fetches the login again, for example after a transaction deployed a smart account. */
  refresh(): Promise<void>
  /** Returns the networks with smart accounts; empty until the site reports them. */
  smartAccountNetworks(): readonly CaipNetworkId[]
  watch(onChange: (change: EmbeddedChange) => void): () => void
  session(): EmbeddedSession | null
  /** Origin of the site in the frame. */
  readonly site: string
  /** The site's page that a provider's window shows until the provider's URL is known. */
  readonly loadingUrl: string
  /**
   * Resolves with the URL of a provider's sign-in page, within 45 s; `https`, or `http` on this
   * machine.
   *
   * @throws {ModalError} `SOCIAL_LOGIN_FAILED`
   */
  socialUri(provider: WindowProvider, signal: AbortSignal): Promise<string>
  /**
   * Navigates a window opened at `loadingUrl` to the provider and waits for the site's message,
   * only from that window and the site's origin. Leaves the window open.
   *
   * @throws {ModalError} `POPUP_CLOSED`, `UNTRUSTED_ORIGIN`, `SOCIAL_LOGIN_DENIED`,
   * `SOCIAL_EMAIL_UNVERIFIED`, `SOCIAL_LOGIN_FAILED`
   */
  socialResult(provider: WindowProvider, popup: OpenedWindow, signal: AbortSignal): Promise<string>
  /**
   * Returns the result that the site put into this page's URL, after a login that left the page
   * (`PENDING_SOCIAL_KEY`), or null. Removes it from the URL.
   */
  takeReturn(): { readonly provider: WindowProvider; readonly resultUri: string } | null
  /**
   * Exchanges a site's result for a login, once, and connects. Stores provider and user name
   * (protocol §5.6).
   *
   * @throws {ModalError} `SOCIAL_LOGIN_DENIED`, `SOCIAL_EMAIL_UNVERIFIED`, `SOCIAL_LOGIN_FAILED`
   */
  connectSocial(
    provider: WindowProvider,
    resultUri: string,
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
  ): Promise<EmbeddedSession>
  /** Resolves with the URL to open in the visitor's Farcaster app; valid for one login. */
  farcasterUri(signal: AbortSignal): Promise<string>
  /** Waits for approval in the Farcaster app, while its URL is valid. Does not connect yet. */
  awaitFarcaster(signal: AbortSignal): Promise<void>
  /**
   * Makes the frame drop its requests and repeat its handshake after a delay; later requests wait
   * for it.
   */
  restart(): void
  /** Loads the frame and waits until it responds. */
  ready(signal: AbortSignal): Promise<void>
  /** Returns how the current login, or the last one, began. */
  authProvider(): AuthProvider
  /**
   * Returns the email of the login or attempt. `userFacingName` cuts it to 27 characters and "..."
   * beyond 30. Never state.
   */
  email(): string | null
  userFacingName(): string | null
  /** Returns the visitor's social or Farcaster name; null for a login by email. Never an email. */
  userName(): string | null
  /** Returns the ms until another code may be requested; 0 if now. */
  cooldownMs(): number
  /** Rejects requests that wait for the visitor, as on closing. Safe requests continue. */
  rejectPending(): void
  /**
   * Sets the shown frame's container: the card's dialog, or with null the page's body, hidden.
   * `moveBefore` preserves the document; elsewhere the frame reloads and open requests are posted
   * again.
   */
  setContainer(element: HTMLElement | null): void
  /**
   * Positions the frame over `place`, follows its size and position, and focuses it. Returns how to
   * undo that.
   */
  show(place: HTMLElement, title: string): () => void
  /** SYNC_THEME. */
  syncTheme(theme: EmbeddedTheme): void
  /** Preloads the frame, hidden. */
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
  /** The account type the visitor chose on a family, else the page's; default: the family's. */
  preferredAccountType?(namespace: Namespace): EmbeddedAccountType
  /** BCP 47: the visitor's language; by default the site detects it. */
  locale?(): string
  /** Where the login is stored (`@appkit-wallet/…`, protocol §1.5). */
  readonly storage: KeyValueStorage | undefined
  readonly logger: Logger
  now(): number
  /** Waits, using the page's clock; false if the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
  /** Whether a site of another origin responds; true if this page can't find out. */
  canReach(origin: string, signal: AbortSignal): Promise<boolean>
}

/** What the `/embedded` entry exports as an adapter: its name immediately, its code on demand. */
export interface EmbeddedDescriptor {
  readonly kind: 'embedded'
  /** Origin of the site in the frame, for `getContentSecurityPolicy` and `getContactedHosts`. */
  readonly secureSiteUrl: string
  /** Whether the wallet is hidden because the visitor's time zone is on the host's list. */
  isRestricted?(): boolean
  /** Prefetches the code that lists this wallet beside others, without running it. */
  fetchWallets?(): Promise<unknown>
  /** Prefetches the code, without running it. */
  fetchClient(): Promise<unknown>
  load(ports: EmbeddedPorts): Promise<EmbeddedClient>
  /** Loads one namespace's wallet; its connector id is `EMBEDDED_CONNECTOR_ID`. No requests. */
  loadWallets(
    client: EmbeddedClient,
    namespace: Namespace,
    family: ChainAdapterDescriptor,
    ports: ChainAdapterPorts,
  ): Promise<WalletSource>
}

/** Access to the host's embedded wallet, if any; its client is loaded once, on demand. */
export interface EmbeddedAccess {
  /** The origin of the frame's page, which is shown to visitors. */
  readonly siteUrl: string
  /** @throws {ModalError} `CODE_NOT_LOADED`; the next call tries again. */
  load(): Promise<EmbeddedClient>
  /** Returns the client if it is loaded. */
  peek(): EmbeddedClient | undefined
  /** Whether a login is stored (`EMAIL_LOGIN_USED_KEY`). Reads storage, loads nothing. */
  isLoginStored(): boolean
}
