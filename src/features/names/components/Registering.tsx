import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { Body } from '../../../ui/shell/Body'
import { selectActiveConnection } from '../../../core/account/accountSelectors'
import { selectActiveNamespace } from '../../../core/network/networkSelectors'
import { ConnectionWarning } from '../../../core/pairing/components/ConnectionWarning'
import { RequestActions } from '../../../core/pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../../core/pairing/session/walletConnectSelectors'
import { historyReset } from '../../../core/router/routerSlice'
import { selectNames } from '../namesSelectors'
import { registrationLeft, registrationRequested } from '../namesSlice'
import { isRegistering, type NameFailure, type NameRegistration } from '../namesState'
import { NameIndicator } from './NameIndicator'
import { NameWalletShows } from './NameWalletShows'

type FailureText = ReturnType<typeof useFailureText>

const FAILURES: Readonly<Partial<Record<NameFailure, Parameters<Translate>[0]>>> = {
  network: 'errors.nameNetworkNotFound',
  address: 'errors.nameAddressNotFound',
  ownNames: 'errors.namesOfAddressFailed',
  service: 'errors.nameRegistrationFailed',
}

/** Returns why the registration failed; the service's own reason comes first. */
function getFailureText(
  t: Translate,
  failureText: FailureText,
  registration: NameRegistration,
  wallet: string,
): string {
  const { failure, reason, code, isLate } = registration
  const name = registration.name ?? ''
  if (failure === 'declined') return t('registerName.declinedText', { name })
  if (failure === 'owned') return t('registerName.owned', { name: reason ?? '' })
  if (failure === 'service' && reason !== null) {
    const said = t('registerName.refused', { reason })
    return isLate ? `${said} ${t('registerName.late')}` : said
  }
  const known = failure === null ? undefined : FAILURES[failure]
  if (known === undefined) return failureText(code ?? 'SIGN_FAILED', { wallet })
  return t('registerName.nothingSpent', { failure: t(known, { name }) })
}

function useRegistrationTexts(registration: NameRegistration, wallet: string) {
  const t = useTranslate()
  const failureText = useFailureText()
  const name = registration.name ?? ''
  switch (registration.phase) {
    case 'signing':
      return { title: t('registerName.signTitle', { wallet }), text: t('registerName.signText') }
    case 'submitting':
    case 'done':
      return { title: t('registerName.submitTitle', { name }), text: t('registerName.submitText') }
    case 'failed':
      return {
        title: t(
          registration.failure === 'declined'
            ? 'registerName.declinedTitle'
            : 'registerName.failedTitle',
          { name },
        ),
        text: getFailureText(t, failureText, registration, wallet),
      }
    default:
      return {
        title: t('registerName.checkingTitle'),
        text: t('registerName.checkingText', { wallet }),
      }
  }
}

/** Actions after a failure: retry if that may help, another name, or the account. */
function FailureActions({ failure, reason, isLate }: NameRegistration) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  if (failure === 'owned') {
    return (
      <Button tone="primary" block onPress={() => dispatch(historyReset(viewEntry('Account')))}>
        {t('nameRegistered.account')}
      </Button>
    )
  }
  const mayHelp = failure !== 'service' || reason === null || isLate
  const another = (
    <Button
      tone={mayHelp ? 'secondary' : 'primary'}
      block
      onPress={() => dispatch(registrationLeft())}
      data-testid="wm-name-another"
    >
      {t('registerName.another')}
    </Button>
  )
  if (!mayHelp) return another
  return (
    <ActionBarPair>
      {another}
      <Button
        tone="primary"
        block
        onPress={() => dispatch(registrationRequested())}
        data-testid="wm-retry"
      >
        {t('common.tryAgain')}
      </Button>
    </ActionBarPair>
  )
}

/** The progress of a registration, and its failure. */
export function Registering() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { registration } = useModalSelector(selectNames)
  const { walletName } = useModalSelector(selectActiveConnection)
  const isOverWalletConnect = useModalSelector(state => {
    const namespace = selectActiveNamespace(state)
    return namespace !== null && selectIsWalletConnectNamespace(state, namespace)
  })
  const wallet = walletName ?? t('registerName.yourWallet')
  const { title, text } = useRegistrationTexts(registration, wallet)
  const { phase } = registration
  const isWaiting = isRegistering(phase)
  return (
    <KeepHeight stage={phase}>
      <Body data-testid="wm-view-RegisterAccountName" data-phase={phase}>
        <div role="status">
          <StatusHeader
            picture={<NameIndicator state={phase === 'failed' ? 'stopped' : 'waiting'} />}
            title={title}
            text={capitalizeFirst(text)}
          />
          {phase === 'signing' && (
            <VisuallyHidden>
              {t('registerName.waitSpoken', { name: registration.name ?? '' })}
            </VisuallyHidden>
          )}
        </div>
        {phase === 'signing' && <NameWalletShows name={registration.name ?? ''} />}
      </Body>
      <ActionBar>
        {phase === 'signing' && isOverWalletConnect && <ConnectionWarning />}
        {phase === 'signing' && isOverWalletConnect && <RequestActions wallet={wallet} />}
        {isWaiting ? (
          <Button
            block
            busy={phase === 'submitting'}
            onPress={() => dispatch(registrationLeft())}
            data-testid="wm-name-cancel"
          >
            {t('common.cancel')}
          </Button>
        ) : (
          <FailureActions {...registration} />
        )}
      </ActionBar>
    </KeepHeight>
  )
}
