import type { Language } from '../../shared/languages'
import type { AuthProvider, SocialProvider } from '../../shared/social'

/** Times are ms since 1970 by the server's clock; hashes are SHA-256 as base64url unless noted. */
export interface UserTable {
  id: string
  /** Normalised: see `normaliseEmail`. Null if no provider has verified an address. */
  email: string | null
  created_at: number
  /** Both are null until the first key is created, then fixed permanently. */
  eip155_address: string | null
  solana_address: string | null
  /** Language of the last login, used for emails. Null if it is not supported. */
  language: Language | null
}

/** Browsers that a user approved. */
export interface DeviceTable {
  user_id: string
  device_hash: string
  known_since: number
}

/** A pending login; deleted two hours after it started. */
export interface LoginTable {
  id_hash: string
  email: string
  device_hash: string
  /** Origin of the requesting page, for the emails. */
  host_origin: string
  /** Such as "Chrome on Windows", for the email and the page behind its link. */
  device_name: string
  created_at: number
  device_state: 'known' | 'waiting' | 'approved' | 'declined'
  /** Hash of the token in the emailed link; null if the device was known. */
  link_hash: string | null
  link_expires_at: number
  /**
   * HMAC with the server's secret. Null before a code was sent, and after it was used or replaced.
   */
  code_hash: string | null
  code_expires_at: number
  tries: number
  used_at: number | null
  /** Language of the requesting page, for the emails; null if it is not supported. */
  language: Language | null
}

export interface SessionTable {
  token_hash: string
  user_id: string
  device_hash: string
  /** When the code was entered. */
  created_at: number
  expires_at: number
  /** When the shares were returned for recovery; once per login. */
  recovered_at: number | null
  /** The login method. */
  auth_provider: AuthProvider
}

/** One split per user and device. */
export interface ShareTable {
  user_id: string
  device_hash: string
  login_share: string
  /** Both are null if the owner has a recovery method. */
  recovery_share_sealed: string | null
  key_id: string | null
  split_at: number
}

/** A user's recovery method, with its own split: see `shared/recovery.ts`. */
export interface RecoveryTable {
  user_id: string
  method: 'passkey' | 'password'
  /** JSON of `RecoverySeal`: public parameters the browser needs to open the share. */
  seal: string
  login_share: string
  /** Sealed by the browser, then by the server. */
  recovery_share_sealed: string
  key_id: string
  set_at: number
}

/**
 * An account at a provider, by the provider's own id: the id never changes, an email address may.
 */
export interface IdentityTable {
  provider: Exclude<AuthProvider, 'email'>
  subject: string
  user_id: string
  /** As the provider shows it. */
  user_name: string | null
  created_at: number
}

/**
 * A pending social login: one visit, one result, one use. Contains no code or token of the
 * provider.
 */
export interface OutsideLoginTable {
  /** Hash of `state`, or of the Farcaster login id. */
  state_hash: string
  provider: SocialProvider | 'farcaster'
  device_hash: string
  host_origin: string
  created_at: number
  /** When the user returned from the provider. */
  returned_at: number | null
  user_id: string | null
  result_hash: string | null
  result_expires_at: number
  used_at: number | null
  /** Language of the page that started the login; null if it is not supported. */
  language: Language | null
}

/** Events, without emails, codes, tokens or shares. */
export interface AuditTable {
  id: string
  at: number
  kind: string
  user_id: string | null
  host_origin: string | null
  method: string | null
}

/** Counters of the rate limits; their subjects are stored only as an HMAC. */
export interface RateLimitTable {
  bucket: string
  used: number
  expires_at: number
}

/**
 * A change of an account's address: pending, or completed within the last 30 days, so that an
 * operator can undo it.
 */
export interface EmailChangeTable {
  id_hash: string
  user_id: string
  /** The requesting session: no other may enter the codes. */
  session_hash: string
  /** Origin of the requesting page, for the emails. */
  host_origin: string
  /** Null for an account that had none. */
  old_email: string | null
  new_email: string
  /** Which code is expected: that of the old address, or of the new one. */
  step: 'primary' | 'secondary'
  created_at: number
  /** HMAC with the server's secret. Null after it was used. */
  code_hash: string | null
  code_expires_at: number
  /** Attempts at this step's code. */
  tries: number
  changed_at: number | null
}

/** Batches that the relayer sent for smart accounts, or is about to send. */
export interface AccountBatchTable {
  id: string
  user_id: string
  project_id: string
  caip_network_id: string
  /** Hash of what the owner signed; sent once. */
  digest: string
  /** Nonce of the relayer's own account; null if it is free again. */
  relayer_nonce: number | null
  is_sponsored: boolean
  /** `given_up`: never reached the network, or was dropped by it. */
  state: 'reserved' | 'sent' | 'confirmed' | 'reverted' | 'given_up'
  transaction_hash: string | null
  created_at: number
  /** What the relayer paid, decimal; null until it is known. */
  cost: string | null
}

/**
 * What smart accounts granted to keys, from a relayer batch or the frame's report. Only the chain
 * knows whether a grant is still valid.
 */
export interface AccountGrantTable {
  user_id: string
  caip_network_id: string
  grant_id: string
  project_id: string
  /** Origin of the requesting page. */
  host_origin: string
  /** The call of `GrantedKeys`, as `0x…`. */
  call_data: string
  created_at: number
  expires_at: number
}

export interface Tables {
  users: UserTable
  devices: DeviceTable
  logins: LoginTable
  sessions: SessionTable
  shares: ShareTable
  identities: IdentityTable
  outside_logins: OutsideLoginTable
  recoveries: RecoveryTable
  audit: AuditTable
  rate_limits: RateLimitTable
  email_changes: EmailChangeTable
  account_batches: AccountBatchTable
  account_grants: AccountGrantTable
}
