import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { BoneRows } from '../../../ui/BoneRows'
import { BoneTitle } from '../../../ui/BoneTitle'
import { selectSearch } from '../directorySelectors'
import { DirectoryFailed } from './DirectoryFailed'
import { FoundWallets } from './FoundWallets'
import { NoWallets } from './NoWallets'
import { WalletGrid } from './WalletGrid'

const BONES = { grid: 20, rows: 4 } as const

/** What the directory has for the text in the field; a wallet certified or not needs no text. */
export function SearchedWallets() {
  const t = useTranslate()
  const { phase, text, wallets, installedIds } = useModalSelector(selectSearch)
  const shown = { wallets, installedIds }
  if (phase === 'waiting') {
    return text.trim() === '' ? (
      <WalletGrid {...shown} wallets={[]} bones={BONES.grid} />
    ) : (
      <>
        <BoneTitle />
        <BoneRows count={BONES.rows} label={t('allWallets.loading')} />
      </>
    )
  }
  if (phase === 'failed') return <DirectoryFailed />
  if (wallets.length === 0) return <NoWallets text={text.trim()} />
  return text.trim() === '' ? (
    <WalletGrid {...shown} bones={0} />
  ) : (
    <FoundWallets {...shown} text={text} />
  )
}
