import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconTag } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../router/routerSlice'
import { selectCanChooseName } from '../selectCanChooseName'

/** Settings row to choose a name, for an account without one. */
export function ChooseNameRow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const mayChoose = useModalSelector(selectCanChooseName)
  if (!mayChoose) return null
  return (
    <Row
      leading={<Tile icon={iconTag} />}
      name={t('account.chooseName')}
      trailing={<Icon icon={iconChevronEnd} size={16} mirror />}
      onPress={() => dispatch(viewPushed(viewEntry('ChooseAccountName')))}
      data-testid="account-choose-name-button"
    />
  )
}
