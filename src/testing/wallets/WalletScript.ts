/**
 * One page request, as the wallet received it. Bytes are written as `0x…`, an account as its
 * address.
 */
export interface WalletRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The interface of an EVM wallet (EIP-1193). */
export interface WalletProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

/**
 * How a wallet announces itself to a page. `show` uses only its arguments, so that a test can pass
 * its source to a browser.
 */
export interface WalletAnnouncement {
  readonly description: object
  /** Returns a function that removes the wallet. */
  show(page: Window, provider: WalletProvider, description: never): () => void
}

/** A test's control of a wallet, in any chain family. */
export interface WalletScript {
  /** Its name in the wallet list. */
  readonly name: string
  /** Its `connectorId` in the modal. */
  readonly connectorId: string
  /** Its provider; `install` exposes it to a page in its family's form. */
  readonly provider: WalletProvider
  readonly announcement: WalletAnnouncement
  /** All received requests, in order. */
  readonly requests: readonly WalletRequest[]
  /** Requests refused as unknown. A page may hide such a failure; this list does not. */
  readonly unexpected: readonly string[]
  /** The number of requests awaiting the visitor. */
  openPrompts(): number
  /** The number of prompts shown to the visitor. */
  promptCount(): number
  /**
   * The page's listeners on the wallet; always 0 for families whose wallets use events of the
   * window.
   */
  listenerCount(): number
  /**
   * Announces itself to the page, and again whenever the page requests wallets. Returns a function
   * that removes it.
   */
  install(page?: Window): () => void
  /** Approves open requests, and all later ones. This is the default. */
  approve(): void
  /** Rejects open requests, and all later ones. */
  reject(): void
  /** Fails open requests, and all later ones, with a code such as -32002. */
  refuseWith(code: number, message?: string): void
  /** Leaves all later requests to the visitor open. */
  hang(): void
  /** Stops responding, even to requests that need no approval. */
  fallSilent(): void
  /** Approves each request after some milliseconds. */
  delay(ms: number): void
  /** Overrides a method's response from now on, without a prompt. */
  answer(method: string, answer: (params: readonly unknown[]) => unknown): void
  /** The page was approved before: accounts are shared without a prompt. */
  allow(): void
  /** Shares nothing until the next approval unlocks it. */
  lock(): void
  /** Simulates the visitor picking other accounts in the wallet. */
  switchAccount(...addresses: readonly string[]): void
}
