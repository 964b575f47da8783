import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { SwitchMark } from '../../../ui/controls/SwitchMark'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Row } from '../../../ui/lists/Row'
import { iconBolt } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { accountTypeRequested } from '../../../core/login/accountTypeEvents'
import {
  selectAccountTypeChoice,
  type AccountTypeChoice,
} from '../../../core/login/accountTypeSelectors'

function getNoteKey({ accountType, isSwitching }: AccountTypeChoice): StringKey {
  if (isSwitching) return 'accountSettings.smartBusy'
  return accountType === 'smartAccount' ? 'accountSettings.smartOn' : 'accountSettings.smartOff'
}

/** Smart account switch; hidden on networks without smart accounts. */
export function AccountTypeRow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const choice = useModalSelector(selectAccountTypeChoice)
  if (!choice) return null
  const { namespace, accountType, isSwitching } = choice
  const isSmart = accountType === 'smartAccount'
  const toggle = () =>
    dispatch(accountTypeRequested({ namespace, accountType: isSmart ? 'eoa' : 'smartAccount' }))
  return (
    <Row
      role="switch"
      aria-checked={isSmart}
      leading={<Tile icon={iconBolt} />}
      name={t('accountSettings.smartAccount')}
      note={t(getNoteKey(choice))}
      busy={isSwitching}
      trailing={isSwitching ? <Spinner /> : <SwitchMark checked={isSmart} />}
      onPress={toggle}
      data-testid="account-toggle-preferred-account-type"
    />
  )
}
