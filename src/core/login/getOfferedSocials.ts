import { isSocialProvider, type SocialProvider } from '../../domain/socials'
import type { Platform } from '../../lib/links/platform'

type Place = Pick<Platform, 'isTelegram' | 'isIos' | 'isMac' | 'isAndroid'>

/** Providers that fail inside Telegram, by system (product §6). */
function getRefusedSocials({
  isTelegram,
  isIos,
  isMac,
  isAndroid,
}: Place): readonly SocialProvider[] {
  if (!isTelegram) return []
  if (isIos) return ['google']
  if (isMac) return ['x']
  return isAndroid ? ['facebook', 'x'] : []
}

/** The known providers of a list that work here, in order, without duplicates. */
export function getOfferedSocials(
  names: readonly unknown[],
  place: Place,
): readonly SocialProvider[] {
  const refused = getRefusedSocials(place)
  const known = names.filter(isSocialProvider).filter(name => !refused.includes(name))
  return [...new Set(known)]
}
