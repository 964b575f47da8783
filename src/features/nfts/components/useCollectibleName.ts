import type { Collectible } from '../../../domain/collectible'
import { truncateMiddle } from '../../../lib/text/truncate'
import { useTranslate } from '../../../store/translation'

/** Digits of a long number at each end. */
const KEPT = 6

/** What a collectible is called: its name, else its number. */
export function useCollectibleName({ name, tokenId }: Pick<Collectible, 'name' | 'tokenId'>) {
  const t = useTranslate()
  if (name !== null) return name
  return tokenId === null
    ? t('nfts.unnamed')
    : t('nfts.numbered', { tokenId: truncateMiddle(tokenId, KEPT, KEPT) })
}
