/** A message that the page sent to the frame. */
export interface ReceivedFrameMessage {
  readonly id: string
  /** Without its prefix, such as `CONNECT_EMAIL`. */
  readonly event: string
  readonly payload: unknown
  /** The `targetOrigin` of the page's message. */
  readonly targetOrigin: string
}

/** A request that awaits the user in the frame. */
export interface FakeFrameRequest {
  readonly id: string
  readonly method: string
  readonly params: unknown
  /** The address that would sign it. */
  readonly account: string
  /** Approves it. Without a response, one that fits the method is generated. */
  approve(answer?: unknown): void
  /** Rejects it. */
  reject(): void
  /** Fails it with this message and code. */
  fail(message: string, code?: number | string): void
}

export interface FakeSmartAccount {
  readonly address: string
  /** Chain ids, such as `1`. */
  readonly networks: readonly number[]
  /** Whether it is deployed; `false` by default. */
  readonly isDeployed?: boolean
}

export interface FakeFrameOptions {
  readonly window?: Window
  readonly email?: string
  /** The login's addresses, by chain family. */
  readonly addresses?: Readonly<Record<string, string>>
  /**
   * The login has a smart account on these EVM networks; on others, and without this option, only
   * its EOA.
   */
  readonly smartAccount?: FakeSmartAccount
  /** The valid one-time code, also for an email change; `123456` by default. */
  readonly code?: string
  /** The first login sends a link to confirm the device; `false` by default. */
  readonly isDeviceNew?: boolean
  /** Where the site reports that it can store data; not reported by default. */
  readonly storage?: 'browser' | 'memory'
  /** The site has a login from an earlier visit. */
  readonly isLoggedIn?: boolean
  /** The chain's responses, by method. Any other read method is refused. */
  readonly reads?: Readonly<Record<string, (params: unknown) => unknown>>
  /**
   * Overrides the response to an event, by name; a thrown error becomes the error response.
   * `undefined` means no response at all.
   */
  readonly answers?: Readonly<Record<string, (payload: unknown) => unknown>>
  /** Called before an event is handled, by name; a thrown error becomes the error response. */
  readonly refuses?: Readonly<Record<string, (payload: unknown) => void>>
}

/** How the frame's page loads. */
export type FakeFrameLoad = 'speaks' | 'isSilent' | 'neverLoads'

/** The fake site in the frame. */
export interface FakeFrame {
  /** For `embeddedWallet({ secureSiteUrl: frame.origin })`. */
  readonly origin: string
  /** All messages from the page, oldest first. */
  readonly received: readonly ReceivedFrameMessage[]
  /** @deprecated Use `received`; removed in version 0.2. */
  readonly heard: readonly ReceivedFrameMessage[]
  /** Requests that await the user, oldest first. */
  readonly requests: readonly FakeFrameRequest[]
  /** Requests without a defined response; all of them were refused. */
  readonly unexpected: readonly string[]
  readonly isLoggedIn: boolean
  /** The current signing address; empty until the page requests the user. */
  readonly account: string
  /** How many times its page was loaded. */
  readonly loads: number
  /** The iframe element; null before first use and after a logout. */
  element(): HTMLIFrameElement | null
  /** From now on settles requests at once; `null` leaves them pending again. */
  answerAll(how: 'approve' | 'reject' | null): void
  /** How its page loads from the next time on. */
  loadsAs(load: FakeFrameLoad): void
  /** Stops or resumes responding; messages in the meantime stay unanswered. */
  fallSilent(isSilent?: boolean): void
  /** Simulates the user following the link in the mail. */
  pressLink(): void
  /** Starts a login at the site, as after a valid code. */
  beginLogin(): void
  /** Ends the login at the site. `isNotified`: the frame notifies the page at once. */
  endLogin(isNotified?: boolean): void
  /** Changes the login's addresses. `isNotified`: the frame notifies the page of a change. */
  moveTo(addresses: Readonly<Record<string, string>>, isNotified?: boolean): void
  /** Simulates the frame's page reloading by itself. */
  reload(): void
  /** Simulates Escape inside the frame. */
  pressEscape(): void
  /** Posts a message to the page as is; by default from the frame itself and its origin. */
  post(data: unknown, from?: { readonly origin?: string; readonly source?: Window | null }): void
  /** Detaches the fake. */
  close(): void
}
