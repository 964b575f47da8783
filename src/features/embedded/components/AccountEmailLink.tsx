import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { embeddedTexts } from '../../../strings/en/embeddedTexts'
import { Link } from '../../../ui/controls/Link'
import { viewPushed } from '../../../core/router/routerSlice'
import { useCurrentEmail } from '../emailChange/useCurrentEmail'

const WithTexts = createTextsProvider(embeddedTexts)

const Base = styled.span`
  max-inline-size: 100%;
  margin-block: 4px;
  overflow-wrap: anywhere;
  /* Above the balance, which its touch target overlaps, and apart from that of the address. */
  z-index: 1;
  @media (pointer: coarse) {
    margin-block-start: 14px;
  }
  @media (max-height: 620px) {
    grid-column: 2;
  }
`

function Email() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const name = useCurrentEmail().name ?? t('accountSettings.open')
  return (
    <Base>
      <Link
        onPress={() => dispatch(viewPushed(viewEntry('AccountSettings')))}
        data-testid="w3m-account-email-update"
      >
        <bdi translate="no">{name}</bdi>
      </Link>
    </Base>
  )
}

/** Name of the login; opens the account settings. */
export const AccountEmailLink = () => (
  <WithTexts>
    <Email />
  </WithTexts>
)
