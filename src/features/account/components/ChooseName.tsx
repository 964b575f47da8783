import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { selectModalApiState } from '../../../services/selectModalApiState'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { iconTag } from '../../../ui/media/icons'
import { selectActiveNetwork } from '../../network/networkSelectors'
import { selectIsOn } from '../../options/selectIsOn'
import { viewPushed } from '../../router/routerSlice'
import { accountApi } from '../accountApi'
import { selectActiveAccount } from '../accountSelectors'

const Base = styled.span`
  margin-block: 4px;
  @media (max-height: 620px) {
    grid-column: 2;
  }
`

/** There are names to be had, and it is known that the account has none. */
function selectMayChoose(state: RootState): boolean {
  const { address, profileName } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  const services = selectModalApiState(state)
  if (address === null || profileName !== null || !network || !services) return false
  if (!selectIsOn(state, 'names')) return false
  const { caipNetworkId } = network
  const names = accountApi.endpoints.getNames.select({ address, caipNetworkId })(services)
  return names.data?.length === 0
}

/** The way to a name, for an account that has none. */
export function ChooseName() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const mayChoose = useModalSelector(selectMayChoose)
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
