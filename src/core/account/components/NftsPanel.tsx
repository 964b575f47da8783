import { useTranslate } from '../../../store/translation'
import { createChunk, useChunk } from '../../../ui/layout/useChunk'
import { ListNotLoaded } from './ListNotLoaded'
import { loadPart } from '../../parts'
import { NftSkeletons } from './NftSkeletons'

const nftListChunk = createChunk(() => loadPart('NftList'))

/** The tab of collectibles, whose chunk loads on demand. */
export function NftsPanel() {
  const t = useTranslate()
  const { came: Content, failures, ask } = useChunk(nftListChunk)
  if (Content) return <Content />
  if (failures === 0) return <NftSkeletons />
  return <ListNotLoaded onRetry={ask}>{t('errors.codeNotLoaded')}</ListNotLoaded>
}
