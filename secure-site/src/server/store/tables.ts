import type { Language } from '../../shared/languages'
import type { AuthProvider, SocialProvider } from '../../shared/social'

/** Times are ms since 1970 by the server's clock; hashes are SHA-256 as base64url unless said otherwise. */
export interface UserTable {
  id: string
  /** Normalised: see `normaliseEmail`. Null where no provider has vouched for an address. */
  email: string | null
  created_at: number
  /** Both are null until the first key is made, then fixed for good. */
  eip155_address: string | null
  solana_address: string | null
  /** Of the last login: what the owner is written in. Null where it is none of ours. */
  language: Language | null
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
  /** Of the page that asked, for the mails; null where it is none of ours. */
  language: Language | null
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
  /** What the login was made with. */
  auth_provider: AuthProvider
}

/** One split per user and device. */
export interface ShareTable {
  user_id: string
  device_hash: string
  login_share: string
  /** Both are null where the owner has a recovery method of their own. */
  recovery_share_sealed: string | null
  key_id: string | null
  split_at: number
}

/** A recovery method of a user, with a split of its own: see `shared/recovery.ts`. */
export interface RecoveryTable {
  user_id: string
  method: 'passkey' | 'password'
  /** JSON of `RecoverySeal`: what the browser needs to open the share, without being secret. */
  seal: string
  login_share: string
  /** Sealed by the browser, then by the server. */
  recovery_share_sealed: string
  key_id: string
  set_at: number
}

/** An account at a provider, by the provider's own id for it: the id never changes, an email address may. */
export interface IdentityTable {
  provider: Exclude<AuthProvider, 'email'>
  subject: string
  user_id: string
  /** As the provider shows it. */
  user_name: string | null
  created_at: number
}

/** A login at a provider under way: one visit, one result, one use. Holds no code and no token of the provider. */
export interface OutsideLoginTable {
  /** Of `state`, or of Farcaster's login id. */
  state_hash: string
  provider: SocialProvider | 'farcaster'
  device_hash: string
  host_origin: string
  created_at: number
  /** When the provider sent the visitor back. */
  returned_at: number | null
  user_id: string | null
  result_hash: string | null
  result_expires_at: number
  used_at: number | null
  /** Of the page that began; null where it is none of ours. */
  language: Language | null
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

/** A change of an account's address: under way, or done within the last 30 days, so that an operator can undo it. */
export interface EmailChangeTable {
  id_hash: string
  user_id: string
  /** Of the session that asked: no other one can enter the codes. */
  session_hash: string
  /** Origin of the page that asked, for the mails. */
  host_origin: string
  /** Null for an account that had none. */
  old_email: string | null
  new_email: string
  /** Whose code is wanted: of the old address, or of the new one. */
  step: 'primary' | 'secondary'
  created_at: number
  /** HMAC with the server's secret. Null after it was used. */
  code_hash: string | null
  code_expires_at: number
  /** Of the code of this step. */
  tries: number
  changed_at: number | null
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

/** What smart accounts granted to keys, by a batch of the relayer's or as the frame told. The network knows whether it holds still. */
export interface AccountGrantTable {
  user_id: string
  caip_network_id: string
  grant_id: string
  project_id: string
  /** Origin of the page that asked. */
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
