/** One request a page made, as the wallet received it. Bytes are written as `0x…`, an account as its address. */
export interface WalletRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** How an EVM wallet is asked (EIP-1193). */
export interface WalletProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

/**
 * How a wallet puts itself into a page. `show` uses nothing but what it is given, so that a browser under the control of
 * a test can be given its source.
 */
export interface WalletAnnouncement {
  readonly description: object
  /** Returns how to take the wallet away. */
  show(page: Window, provider: WalletProvider, description: never): () => void
}

/** What a test tells a wallet, whatever its chain family is. */
export interface WalletScript {
  /** How it stands in the list of wallets. */
  readonly name: string
  /** What the modal calls it: its `connectorId`. */
  readonly connectorId: string
  /** What it is asked through; a page of its family gets it in the family's own form, by `install`. */
  readonly provider: WalletProvider
  readonly announcement: WalletAnnouncement
  /** Everything it was asked, in order. */
  readonly requests: readonly WalletRequest[]
  /** What it was asked and refused because it does not know it. A page may hide such a failure; this list does not. */
  readonly unexpected: readonly string[]
  /** Requests that wait for the person. */
  openPrompts(): number
  /** How often the person was asked. */
  promptCount(): number
  /** Listeners the page holds on the wallet; where a family's wallets say it by events of the window, always 0. */
  listenerCount(): number
  /** Shows itself to the page, and again whenever the page asks who is there. Returns how to take it away. */
  install(page?: Window): () => void
  /** The person agrees: to what is open, and to everything that comes. How it begins. */
  approve(): void
  /** The person declines: what is open, and everything that comes. */
  reject(): void
  /** The wallet fails what is open, and everything that comes, with a code such as -32002. */
  refuseWith(code: number, message?: string): void
  /** Whatever the person is asked from now on stays open. */
  hang(): void
  /** From now on it answers nothing at all, not even a question that needs no person. */
  fallSilent(): void
  /** The person agrees, each time after some milliseconds. */
  delay(ms: number): void
  /** Answers a method this way from now on, without asking the person. */
  answer(method: string, answer: (params: readonly unknown[]) => unknown): void
  /** The person has let the page in earlier: what it may know is shared without asking. */
  allow(): void
  /** Shares nothing until it is unlocked by the next approval. */
  lock(): void
  /** The person picks other accounts in the wallet. */
  switchAccount(...addresses: readonly string[]): void
}
