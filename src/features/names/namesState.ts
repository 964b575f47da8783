import type { ErrorCode } from '../../domain/errorCatalogue'
import type { NameSuggestion } from '../../domain/schemas/profile'

/** Why a name was not registered, or nothing could be looked up. */
export type NameFailure =
  /** The page is on no network that the registry knows. */
  | 'network'
  /** There is no account, or its wallet cannot sign. */
  | 'address'
  | 'ownNames'
  /** The account has one already. */
  | 'owned'
  | 'declined'
  | 'wallet'
  /** The service did not accept it, or did not answer. */
  | 'service'

/**
 * - `checking`: whether the account has a name is being found out.
 * - `signing`: the message is in the wallet.
 * - `submitting`: it is signed, and the service has it.
 */
export type RegistrationPhase = 'idle' | 'checking' | 'signing' | 'submitting' | 'done' | 'failed'

export interface NameRegistration {
  readonly phase: RegistrationPhase
  /** The whole name. */
  readonly name: string | null
  readonly failure: NameFailure | null
  /** The service's own words, or the name that the account has. */
  readonly reason: string | null
  /** What the wallet failed with. */
  readonly code: ErrorCode | null
  /** The signature took longer than the service allows, or its clock is another. */
  readonly isLate: boolean
}

/** What could not be found out: the names like it, or whether it is registered; or the registry knows no such network. */
export type LookupFailure = 'suggestions' | 'name' | 'network'

export interface NamesState {
  /** What was typed, as it is registered: without the zone. */
  readonly text: string
  readonly lookup: 'idle' | 'looking' | 'known' | LookupFailure
  /** What the last answer was about. */
  readonly suggestions: readonly NameSuggestion[]
  readonly registration: NameRegistration
}

export const NO_REGISTRATION: NameRegistration = {
  phase: 'idle',
  name: null,
  failure: null,
  reason: null,
  code: null,
  isLate: false,
}

export const NO_NAMES: NamesState = {
  text: '',
  lookup: 'idle',
  suggestions: [],
  registration: NO_REGISTRATION,
}

/** A wallet or the service is being waited for. */
export const isRegistering = (phase: RegistrationPhase): boolean =>
  phase === 'checking' || phase === 'signing' || phase === 'submitting'
