import { viewEntry } from '../../../domain/views'
import { disconnectRequested } from '../../../events/connectionEvents'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { Avatar } from '../../../ui/media/Avatar'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { iconChevronEnd, iconWallet } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconPower } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { selectAccountByNamespace } from '../../account/accountState'
import { huesOf } from '../../account/huesOf'
import { selectConnectionByNamespace } from '../../connections/connectionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { payFromWalletRequested } from '../payEvents'
import { selectPay, walletWanted } from '../paySlice'
import type { PayOrder } from '../../../domain/payment/payOrder'

interface PayWalletProps {
  readonly order: PayOrder
}

/** The wallet that is connected, or the way to one. */
export function PayWallet({ order }: PayWalletProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace } = parseCaipNetworkId(order.caipNetworkId)
  const connection = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const { address } = useModalSelector(state => selectAccountByNamespace(state, namespace))
  const isChecking = useModalSelector(selectPay).phase === 'checking'
  if (connection.phase !== 'connected' || address === null) {
    const connect = () => {
      dispatch(walletWanted())
      dispatch(viewPushed(viewEntry('Connect')))
    }
    return (
      <Row
        name={t('pay.connect')}
        note={t('pay.connectNote')}
        leading={<Tile icon={iconWallet} />}
        trailing={<Icon icon={iconChevronEnd} mirror />}
        onPress={connect}
        data-testid="wm-pay-connect"
      />
    )
  }
  const wallet = connection.walletName ?? t('connect.browserWallet')
  return (
    <ListGroup label={t('pay.fromWallet', { wallet })}>
      <Row
        name={t('pay.fromWallet', { wallet })}
        note={isChecking ? t('pay.checking') : <ShortAddress address={address} />}
        leading={<Avatar size={40} hues={huesOf(address)} />}
        trailing={isChecking ? <Spinner /> : <Icon icon={iconChevronEnd} mirror />}
        busy={isChecking}
        disabled={isChecking}
        onPress={() => dispatch(payFromWalletRequested())}
        data-testid="wm-pay-wallet"
      />
      <Row
        name={t('pay.disconnect', { wallet })}
        leading={<Tile icon={iconPower} />}
        disabled={isChecking}
        onPress={() => dispatch(disconnectRequested({ namespace }))}
        data-testid="wm-pay-disconnect"
      />
    </ListGroup>
  )
}
