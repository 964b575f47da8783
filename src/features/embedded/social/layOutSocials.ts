import type { SocialProvider } from '../../../domain/socials'

/** Places; with more providers, the last opens the full list. */
const ROOM = 6
const PAIR = 2

export interface SocialLayout {
  /** Full width, with a label. */
  readonly wide: readonly SocialProvider[]
  /** Side by side, mark only. */
  readonly tiles: readonly SocialProvider[]
  /** The last tile opens the full list. */
  readonly hasMore: boolean
}

/** Lays out the providers by their number. */
export function layOutSocials(socials: readonly SocialProvider[]): SocialLayout {
  if (socials.length === PAIR) return { wide: [], tiles: socials, hasMore: false }
  const hasMore = socials.length > ROOM
  return { wide: socials.slice(0, 1), tiles: socials.slice(1, hasMore ? ROOM - 1 : ROOM), hasMore }
}
