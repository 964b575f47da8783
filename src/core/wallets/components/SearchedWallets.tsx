import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { SkeletonTitle } from '../../../ui/feedback/SkeletonTitle'
import { selectSearch } from '../directory/directorySelectors'
import { DirectoryFailed } from './DirectoryFailed'
import { FoundWallets } from './FoundWallets'
import { NoWallets } from './NoWallets'
import { WalletGrid } from './WalletGrid'

const SKELETONS = { grid: 20, rows: 4 } as const

/** Search results. With the certified filter on, an empty search text is allowed. */
export function SearchedWallets() {
  const t = useTranslate()
  const { phase, text, wallets, installedIds } = useModalSelector(selectSearch)
  const shown = { wallets, installedIds }
  if (phase === 'waiting') {
    return text.trim() === '' ? (
      <WalletGrid {...shown} wallets={[]} skeletons={SKELETONS.grid} />
    ) : (
      <>
        <SkeletonTitle />
        <SkeletonRows count={SKELETONS.rows} label={t('allWallets.loading')} />
      </>
    )
  }
  if (phase === 'failed') return <DirectoryFailed />
  if (wallets.length === 0) return <NoWallets text={text.trim()} />
  return text.trim() === '' ? (
    <WalletGrid {...shown} skeletons={0} />
  ) : (
    <FoundWallets {...shown} text={text} />
  )
}
