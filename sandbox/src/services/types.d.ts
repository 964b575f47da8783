export interface HistoryTransfer {
  direction: 'in' | 'out' | 'self'
  quantity: { numeric: string }
  value?: number
  price?: number
  fungible_info?: { name: string; symbol: string; icon: { url: string } }
  nft_info?: {
    name: string
    flags: { is_spam: boolean }
    content: Record<'preview' | 'detail', { url: string; content_type: string }>
  }
}

export interface ProjectFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

export interface BlockchainApiOptions {
  readonly projectIds?: readonly string[]
  /** Answers balances without an Origin header with an empty list, as the public service does. */
  readonly requireOrigin?: boolean
  /** Identity answers by address; everybody else has none. */
  readonly identities?: Readonly<Record<string, { name: string | null; avatar: string | null }>>
}

export interface ProjectServiceOptions {
  readonly projectIds?: readonly string[]
  readonly features?: readonly ProjectFeature[]
  readonly allowedOrigins?: readonly string[]
  readonly isAnalyticsEnabled?: boolean
  /** How many wallets the directory has beside the sandbox's own: 312. */
  readonly inventedWallets?: number
}
