/** Times are ms since 1970 by the server's clock; hashes are SHA-256 as base64url unless said otherwise. */
export interface UserTable {
  id: string
  /** Normalised: see `normaliseEmail`. */
  email: string
  created_at: number
  /** Both are null until the first key is made, then fixed for good. */
  eip155_address: string | null
  solana_address: string | null
}

/** Browsers that a user let in. */
export interface DeviceTable {
  user_id: string
  device_hash: string
  known_since: number
}

/** A login under way; gone an hour after it can no longer be used. */
export interface LoginTable {
  id_hash: string
  email: string
  device_hash: string
  /** Origin of the page that asked, for the mails. */
  host_origin: string
  /** Such as "Chrome on Windows", for the mail and the page behind its link. */
  device_name: string
  created_at: number
  device_state: 'known' | 'waiting' | 'approved' | 'declined'
  /** Of the link in the mail; null where the device was known. */
  link_hash: string | null
  link_expires_at: number
  /** HMAC with the server's secret. Null before a code was sent, and after it was used or replaced. */
  code_hash: string | null
  code_expires_at: number
  tries: number
  used_at: number | null
}

export interface SessionTable {
  token_hash: string
  user_id: string
  device_hash: string
  /** When the code was entered. */
  created_at: number
  expires_at: number
  /** When the shares were handed out to recover; once per login. */
  recovered_at: number | null
}

/** One split per user and device. */
export interface ShareTable {
  user_id: string
  device_hash: string
  login_share: string
  recovery_share_sealed: string
  key_id: string
  split_at: number
}

/** What happened, without emails, codes, tokens or shares. */
export interface AuditTable {
  id: string
  at: number
  kind: string
  user_id: string | null
  host_origin: string | null
  method: string | null
}

/** Counters of the rate limits; what they count is only kept as an HMAC. */
export interface RateLimitTable {
  bucket: string
  used: number
  expires_at: number
}

/** What the relayer sent for smart accounts, or is about to. */
export interface AccountBatchTable {
  id: string
  user_id: string
  project_id: string
  caip_network_id: string
  /** What the owner signed; sent once. */
  digest: string
  /** Of the relayer's own account; null where it is free again. */
  relayer_nonce: number | null
  is_sponsored: boolean
  /** `given_up`: never reached the network, or was dropped by it. */
  state: 'reserved' | 'sent' | 'confirmed' | 'reverted' | 'given_up'
  transaction_hash: string | null
  created_at: number
  /** What the relayer paid, decimal; null before it is known. */
  cost: string | null
}

export interface Tables {
  users: UserTable
  devices: DeviceTable
  logins: LoginTable
  sessions: SessionTable
  shares: ShareTable
  audit: AuditTable
  rate_limits: RateLimitTable
  account_batches: AccountBatchTable
}
