/** A message that the page sent into the frame. */
export interface FrameMessageHeard {
  readonly id: string
  /** Without its prefix, such as `CONNECT_EMAIL`. */
  readonly event: string
  readonly payload: unknown
  /** The origin that the page meant it for. */
  readonly targetOrigin: string
}

/** A request that waits for the person in the frame. */
export interface FakeFrameRequest {
  readonly id: string
  readonly method: string
  readonly params: unknown
  /** The address that it would be signed with. */
  readonly account: string
  /** The person agrees. Without an answer, one that fits the method is made up. */
  approve(answer?: unknown): void
  /** The person declines. */
  reject(): void
  /** It fails with this message and code. */
  fail(message: string, code?: number | string): void
}

export interface FakeSmartAccount {
  readonly address: string
  /** Chain ids, such as `1`. */
  readonly networks: readonly number[]
  /** `false` unless given. */
  readonly isDeployed?: boolean
}

export interface FakeFrameOptions {
  readonly window?: Window
  readonly email?: string
  /** The addresses of the login, by chain family. */
  readonly addresses?: Readonly<Record<string, string>>
  /** The login has a smart account on these EVM networks; on the others, and without it, only its key. */
  readonly smartAccount?: FakeSmartAccount
  /** The code that is right, also while the email is changed; `123456` unless given. */
  readonly code?: string
  /** The first code leads by way of a link in the mail; `false` unless given. */
  readonly isDeviceNew?: boolean
  /** Whether the browser lets the site store anything; the site does not say unless given. */
  readonly storage?: 'browser' | 'memory'
  /** The site has a login of an earlier visit. */
  readonly isLoggedIn?: boolean
  /** What the chain answers, by method. Any other method that only reads is refused. */
  readonly reads?: Readonly<Record<string, (params: unknown) => unknown>>
  /** In the place of the usual answer to an event, by its name; what it throws is the error answer. `undefined`: no answer at all. */
  readonly answers?: Readonly<Record<string, (payload: unknown) => unknown>>
  /** Called before an event is answered, by its name; what it throws is the error answer. */
  readonly refuses?: Readonly<Record<string, (payload: unknown) => void>>
}

/** How the page of the frame loads. */
export type FakeFrameLoad = 'speaks' | 'isSilent' | 'neverLoads'

/** The site in the frame, as it was told to be. */
export interface FakeFrame {
  /** For `embeddedWallet({ secureSiteUrl: frame.origin })`. */
  readonly origin: string
  /** Everything the page sent, oldest first. */
  readonly heard: readonly FrameMessageHeard[]
  /** What waits for the person, oldest first. */
  readonly requests: readonly FakeFrameRequest[]
  /** What was asked without an answer being set up for it; those were refused. */
  readonly unexpected: readonly string[]
  readonly isLoggedIn: boolean
  /** The address that it would sign with now; empty before it was asked who is logged in. */
  readonly account: string
  /** How often its page was loaded. */
  readonly loads: number
  /** The element on the page; null before the first need, and after signing out. */
  element(): HTMLIFrameElement | null
  /** From now on requests are answered like this without waiting; `null`: they wait for the test again. */
  answerAll(how: 'approve' | 'reject' | null): void
  /** How its page loads from the next time on. */
  loadsAs(load: FakeFrameLoad): void
  /** From now on it answers nothing, or answers again; what came meanwhile stays without an answer. */
  fallSilent(isSilent?: boolean): void
  /** The person presses the link in the mail. */
  pressLink(): void
  /** The login begins at the site, as after the right code. */
  beginLogin(): void
  /** The login ends at the site. `isTold`: the frame tells the page at once. */
  endLogin(isTold?: boolean): void
  /** The login has these addresses from now on. `isTold`: the frame tells the page that something changed. */
  moveTo(addresses: Readonly<Record<string, string>>, isTold?: boolean): void
  /** The frame's page is loaded anew by itself. */
  reload(): void
  /** The person presses Escape inside. */
  pressEscape(): void
  /** Sends the page a message, as is; by default from the frame itself and from its origin. */
  post(data: unknown, from?: { readonly origin?: string; readonly source?: Window | null }): void
  /** Takes no part any more. */
  close(): void
}
