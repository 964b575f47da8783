import type { Collectible } from '../../../domain/collectible'
import { truncateMiddle } from '../../../lib/text/truncate'
import { useTranslate } from '../../../store/translation'

/** Digits kept at each end of a long token id. */
const KEPT_DIGITS = 6

/** Returns a collectible's name, or its token id. */
export function useCollectibleName({ name, tokenId }: Pick<Collectible, 'name' | 'tokenId'>) {
  const t = useTranslate()
  if (name !== null) return name
  return tokenId === null
    ? t('nfts.unnamed')
    : t('nfts.numbered', { tokenId: truncateMiddle(tokenId, KEPT_DIGITS, KEPT_DIGITS) })
}
