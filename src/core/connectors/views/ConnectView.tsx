import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ConnectMethod } from '../../../domain/options'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import { useTranslate } from '../../../store/translation'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { Body } from '../../../ui/shell/Body'
import { selectIsConsentAsked, selectLegalLinks } from '../../connections/connectionsSelectors'
import { selectIsEmailOn } from '../../login/emailSelectors'
import { selectSocials } from '../../login/socialSelectors'
import { loadPart, type EmailMethodProps, type SocialMethodProps } from '../../parts'
import { viewPushed } from '../../router/routerSlice'
import { Consent } from '../components/Consent'
import { ConnectNote } from '../components/ConnectNote'
import { Wallets } from '../components/Wallets'
import { selectMethodOrder, selectWalletPosition, selectWalletRows } from '../connectorsSelectors'
import { selectIsDiscovering } from '../selectIsDiscovering'
import { selectIsWalletListEmpty } from '../selectIsWalletListEmpty'

const LegalNote = createLazyComponent(() =>
  import('../components/LegalNote').then(module => module.LegalNote),
)

/** As tall as the email field with its divider, so that nothing below moves when it loads. */
const EmailPlaceholder = styled.div`
  block-size: 88px;
`
const EmailMethod = createLazyComponent<EmailMethodProps>(
  () => loadPart('EmailMethod'),
  <EmailPlaceholder />,
)
/** As tall as a row of providers with tiles below it. */
const SocialPlaceholder = styled.div`
  block-size: 104px;
`
const SocialMethod = createLazyComponent<SocialMethodProps>(
  () => loadPart('SocialMethod'),
  <SocialPlaceholder />,
)
const WalletsRow = createLazyComponent(() => loadPart('WalletsRow'))

/** Dimmed while another login method is in progress. */
const Waiting = styled.div`
  &[inert] {
    opacity: 0.45;
  }
`

// Positioned, so that its padding is not covered by the note below.
const NoteButton = styled.button`
  position: relative;
  padding: 4px 0;
  margin-block: -4px;
  border-radius: var(--wm-radius-small);
  color: var(--wm-color-accent-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
  @media (forced-colors: active) {
    color: LinkText;
  }
`

/** Whether content below the rows will no longer move when wallets are discovered. */
const selectAreRowsStable = (state: RootState) =>
  !selectIsDiscovering(state) || selectWalletRows(state).length > 0

const selectIsSending = ({ embedded }: RootState) => embedded?.login.phase === 'sending'

/** Disables its children while the email is being sent. */
function DisabledWhileSending({ children }: { readonly children: ReactNode }) {
  const isSending = useModalSelector(selectIsSending)
  return (
    <Waiting ref={element => void element?.toggleAttribute('inert', isSending)}>{children}</Waiting>
  )
}

/** The login methods that the host and the project owner enable, and how they are arranged. */
function useMethods() {
  const order = useModalSelector(selectMethodOrder)
  const place = useModalSelector(selectWalletPosition)
  const isEmailOn = useModalSelector(selectIsEmailOn)
  const hasSocials = useModalSelector(state => selectSocials(state).length > 0)
  const isOn = { wallet: place !== 'nowhere', email: isEmailOn, social: hasSocials }
  const shown = order.filter(method => isOn[method])
  const sideOf = (method: ConnectMethod, other: ConnectMethod) => {
    const at = shown.indexOf(method)
    if (shown[at - 1] === other) return 'above'
    return shown[at + 1] === other ? 'below' : 'none'
  }
  return { shown, place, sideOf }
}

/** Login methods, the most likely on top. */
export function ConnectView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { shown, place, sideOf } = useMethods()
  const { terms, privacy } = useModalSelector(selectLegalLinks)
  const isConsentAsked = useModalSelector(selectIsConsentAsked)
  const isEmpty = useModalSelector(selectIsWalletListEmpty)
  const areRowsCounted = useModalSelector(selectAreRowsStable)
  const getWallet = () => dispatch(viewPushed(viewEntry('GetWallet')))
  const blocks: Readonly<Record<ConnectMethod, ReactNode>> = {
    wallet: (
      <DisabledWhileSending>{place === 'row' ? <WalletsRow /> : <Wallets />}</DisabledWhileSending>
    ),
    email: <EmailMethod wallets={sideOf('email', 'wallet')} />,
    social: (
      <DisabledWhileSending>
        <SocialMethod wallets={sideOf('social', 'wallet')} email={sideOf('social', 'email')} />
      </DisabledWhileSending>
    ),
  }
  return (
    <Body data-testid="wm-view-Connect">
      <Consent>
        {shown.map(method => (
          <Fragment key={method}>{blocks[method]}</Fragment>
        ))}
      </Consent>
      {!isEmpty && areRowsCounted && (
        <ConnectNote>
          {t('connect.newToWallets')}{' '}
          <NoteButton type="button" onClick={getWallet} data-testid="wm-get-wallet">
            {t('connect.getWallet')}
          </NoteButton>
        </ConnectNote>
      )}
      {areRowsCounted && !isConsentAsked && (terms !== null || privacy !== null) && <LegalNote />}
    </Body>
  )
}
