import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconShield } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../../core/router/routerSlice'
import { upgradeSelected } from '../embeddedEvents'

/** Opens the view about key export and recovery. */
export function UpgradeRow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Row
      leading={<Tile icon={iconShield} />}
      name={t('upgrade.card')}
      note={t('upgrade.cardNote')}
      trailing={<Icon icon={iconChevronEnd} size={16} mirror />}
      onPress={() => {
        dispatch(upgradeSelected())
        dispatch(viewPushed(viewEntry('UpgradeEmailWallet')))
      }}
      data-testid="w3m-wallet-upgrade-card"
    />
  )
}
