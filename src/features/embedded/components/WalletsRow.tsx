import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { emailFieldTexts } from '../../../strings/en/emailFieldTexts'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd, iconWallet } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../../core/router/routerSlice'

const WithTexts = createTextsProvider(emailFieldTexts)

function WalletsRowContent() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <ListGroup label={t('connect.wallets')}>
      <Row
        name={t('email.wallets')}
        leading={<Tile icon={iconWallet} />}
        trailing={<Icon icon={iconChevronEnd} size={16} mirror />}
        onPress={() => dispatch(viewPushed(viewEntry('ConnectWallets')))}
        data-testid="w3m-collapse-wallets-button"
      />
    </ListGroup>
  )
}

/** The wallet list as one row, where email comes first. */
export const WalletsRow = () => (
  <WithTexts>
    <WalletsRowContent />
  </WithTexts>
)
