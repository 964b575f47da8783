import type { ReactNode } from 'react'
import { viewEntry } from '../../../domain/views'
import { connectRequested } from '../../../events/connectionEvents'
import { walletPicked } from '../../../events/walletEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { iconQr } from '../../../ui/media/firstIcons'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../router/routerSlice'
import { WalletPicture } from '../../wallets/components/WalletPicture'
import type { ConnectRow } from '../listWallets'
import { useConnectorName } from './useConnectorName'
import { WalletTile } from './WalletTile'

interface RowState {
  readonly id: string
  readonly name: string
  readonly picture: ReactNode
  readonly press: () => void
}

/** The label, icon and press handler for each kind of row. */
export function useRowState(): (row: ConnectRow) => RowState {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const nameOf = useConnectorName()
  return ({ key, kind, connector, wallet }) => {
    if (connector) {
      const { id: connectorId, namespace } = connector
      const request =
        kind === 'multi'
          ? viewPushed(viewEntry('ConnectingMultiChain', { connectorId }))
          : connectRequested({ namespace, connectorId })
      return {
        id: connectorId,
        name: nameOf(connector),
        picture: <WalletTile connector={connector} />,
        press: () => dispatch(request),
      }
    }
    if (wallet) {
      return {
        id: wallet.id,
        name: wallet.name,
        picture: <WalletPicture wallet={wallet} />,
        press: () => dispatch(walletPicked({ wallet })),
      }
    }
    return {
      id: key,
      name: t('connect.phone'),
      picture: <Tile icon={iconQr} />,
      press: () => dispatch(viewPushed(viewEntry('ConnectingWalletConnect', { wallet }))),
    }
  }
}
