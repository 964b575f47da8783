import type { Wallet } from '../../../domain/wallet'
import { walletsShown } from '../../../events/walletEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { VirtualGrid } from '../../../ui/lists/VirtualGrid'
import { WalletGridItem } from './WalletGridItem'

interface WalletGridProps {
  readonly wallets: readonly Wallet[]
  readonly installedIds: readonly string[]
  readonly skeletons: number
  readonly onEndReached?: (() => void) | undefined
}

/** Wallets as a grid of icons. */
export function WalletGrid({ wallets, installedIds, skeletons, onEndReached }: WalletGridProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <VirtualGrid
      label={t('allWallets.list')}
      count={wallets.length}
      skeletons={skeletons}
      keyOf={index => wallets[index]?.id ?? String(index)}
      renderItem={({ index, tabIndex }) => {
        const wallet = wallets[index]
        return (
          wallet && (
            <WalletGridItem
              wallet={wallet}
              isInstalled={installedIds.includes(wallet.id)}
              tabIndex={tabIndex}
            />
          )
        )
      }}
      onEndReached={onEndReached}
      onShown={(first, last) => dispatch(walletsShown({ wallets: wallets.slice(first, last + 1) }))}
    />
  )
}
