import type { SocialProvider } from '../../../domain/socials'

/** So many are shown at most; of more than that, the last place leads to all of them. */
const ROOM = 6
const PAIR = 2

export interface SocialLayout {
  /** In a row of its own, with its name. */
  readonly wide: readonly SocialProvider[]
  /** Side by side, as marks. */
  readonly tiles: readonly SocialProvider[]
  /** The last tile leads to the whole list. */
  readonly hasMore: boolean
}

/** Where providers stand on the first view, by their number. */
export function layOutSocials(socials: readonly SocialProvider[]): SocialLayout {
  if (socials.length === PAIR) return { wide: [], tiles: socials, hasMore: false }
  const hasMore = socials.length > ROOM
  return { wide: socials.slice(0, 1), tiles: socials.slice(1, hasMore ? ROOM - 1 : ROOM), hasMore }
}
