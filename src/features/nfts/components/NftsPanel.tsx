import type { ComponentType } from 'react'
import { useTranslate } from '../../../store/translation'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { createChunk, useChunk } from '../../../ui/layout/useChunk'
import { ListNotLoaded } from '../../../core/account/components/ListNotLoaded'
import { NftSkeletons } from './NftSkeletons'

const nftListChunk = createChunk<ComponentType>(async () => {
  const [{ NftList }, { nftsTexts }] = await Promise.all([
    import('./NftList'),
    import('../../../strings/en/nftsTexts'),
  ])
  const WithTexts = createTextsProvider(nftsTexts)
  return () => (
    <WithTexts>
      <NftList />
    </WithTexts>
  )
})

/** The tab of collectibles, whose chunk loads on demand. */
export function NftsPanel() {
  const t = useTranslate()
  const { came: Content, failures, ask } = useChunk(nftListChunk)
  if (Content) return <Content />
  if (failures === 0) return <NftSkeletons />
  return <ListNotLoaded onRetry={ask}>{t('errors.codeNotLoaded')}</ListNotLoaded>
}
