import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconTag } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../router/routerSlice'
import { selectMayChooseName } from '../selectMayChooseName'

/** The way to a name, as a row among the settings of an account that has none. */
export function ChooseNameRow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const mayChoose = useModalSelector(selectMayChooseName)
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
