import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { iconTag } from '../../../ui/media/icons'
import { viewPushed } from '../../router/routerSlice'
import { selectCanChooseName } from '../selectCanChooseName'

const Base = styled.span`
  margin-block: 4px;
  @media (max-height: 620px) {
    grid-column: 2;
  }
`

/** Link to choose a name, for an account without one. */
export function ChooseName() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const mayChoose = useModalSelector(selectCanChooseName)
  if (!mayChoose) return null
  return (
    <Base>
      <Link
        icon={iconTag}
        onPress={() => dispatch(viewPushed(viewEntry('ChooseAccountName')))}
        data-testid="account-choose-name-button"
      >
        {t('account.chooseName')}
      </Link>
    </Base>
  )
}
