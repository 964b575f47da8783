import type { Wallet } from '../../../domain/wallet'
import { walletsShown } from '../../../events/walletEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { VirtualList } from '../../../ui/lists/VirtualList'
import { FoundWalletRow } from './FoundWalletRow'

interface FoundWalletsProps {
  readonly wallets: readonly Wallet[]
  readonly installedIds: readonly string[]
  readonly text: string
}

/** Search results as rows, with the match highlighted. */
export function FoundWallets({ wallets, installedIds, text }: FoundWalletsProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <VirtualList
      label={t('allWallets.list')}
      count={wallets.length}
      keyOf={index => wallets[index]?.id ?? String(index)}
      renderRow={({ index, tabIndex }) => {
        const wallet = wallets[index]
        return (
          wallet && (
            <FoundWalletRow
              wallet={wallet}
              isInstalled={installedIds.includes(wallet.id)}
              text={text}
              tabIndex={tabIndex}
            />
          )
        )
      }}
      onShown={(first, last) => dispatch(walletsShown({ wallets: wallets.slice(first, last + 1) }))}
    />
  )
}
