import { styled } from 'styled-components'
import type { SignInPhase } from '../../../domain/signInState'
import { sessionCheckRequested, signInCancelled, signInRequested } from '../siwxEvents'
import { PageTile } from '../../../core/connections/components/PageTile'
import { selectPage } from '../../../core/connections/connectionsSelectors'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { WalletTile } from '../../../core/connectors/components/WalletTile'
import { selectConnectorById } from '../../../core/connectors/selectConnectorById'
import { ConnectionWarning } from '../../../core/pairing/components/ConnectionWarning'
import { RequestActions } from '../../../core/pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../../core/pairing/session/walletConnectSelectors'
import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { Button } from '../../../ui/controls/Button'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { MatchCard } from '../../../ui/layout/MatchCard'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import type { ViewProps } from '../../../core/feature'
import { SignInDetails } from '../components/SignInDetails'
import { SignInMessage } from '../components/SignInMessage'
import { selectReturnNetwork } from '../selectReturnNetwork'
import { selectSignIn } from '../siwxSlice'
import type { SignIn } from '../siwxState'

type Props = ViewProps<'SIWXSignMessage'>

const INDICATOR_STATES: Record<SignInPhase, ConnectionIndicatorState> = {
  checking: 'waiting',
  asking: 'idle',
  signing: 'waiting',
  storing: 'waiting',
  signedIn: 'done',
  cancelled: 'idle',
  failed: 'stopped',
  signedOut: 'idle',
}

const Sheet = styled(Body)`
  padding-block-end: 8px;
`

function useSignInTexts({ namespace }: Props, signIn: SignIn | null) {
  const t = useTranslate()
  const failureText = useFailureText()
  const page = withoutBreaks(useModalSelector(selectPage).name ?? t('common.thisPage'))
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const wayBack = useModalSelector(state => selectReturnNetwork(state, namespace))
  const wallet = withoutBreaks(walletName ?? t('siwx.yourWallet'))
  const { phase = 'asking', error, failed, isRequired = true } = signIn ?? {}
  switch (phase) {
    case 'signing':
      return { title: t('siwx.waitTitle', { wallet }), text: t('siwx.waitText') }
    case 'checking':
      return { title: t('siwx.checkingTitle'), text: t('siwx.checkingText', { page }) }
    case 'storing':
    case 'signedIn':
      return { title: t('siwx.storingTitle'), text: t('siwx.storingText', { page }) }
    case 'failed': {
      const code = error?.code ?? 'SIWX_REFUSED'
      if (failed === 'check')
        return { title: t('siwx.uncheckedTitle'), text: failureText(code, { wallet }) }
      return code === 'USER_REJECTED'
        ? { title: t('siwx.declinedTitle'), text: t('siwx.failedText') }
        : { title: t('siwx.failedTitle'), text: failureText(code, { wallet }) }
    }
    default:
      if (signIn?.message.isRenewed)
        return { title: t('siwx.renewedTitle'), text: t('siwx.renewedText') }
      if (!isRequired) return { title: t('siwx.askTitle', { page }), text: t('siwx.askText') }
      return {
        title: t('siwx.requiredTitle', { page }),
        text: wayBack
          ? t('siwx.requiredBackText', { network: wayBack.name })
          : t('siwx.requiredText'),
      }
  }
}

/** The sign button and the exit, which is always available. */
function SignInActions({ namespace, signIn }: Props & { readonly signIn: SignIn | null }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const wayBack = useModalSelector(state => selectReturnNetwork(state, namespace))
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const isOverWalletConnect = useModalSelector(state =>
    selectIsWalletConnectNamespace(state, namespace),
  )
  const { phase = 'asking', failed, isRequired = true } = signIn ?? {}
  const isWaiting = phase === 'signing' || phase === 'storing' || phase === 'checking'
  const isLeaving = phase === 'cancelled'
  const out = isWaiting
    ? t('common.cancel')
    : !isRequired
      ? t('siwx.notNow')
      : wayBack
        ? t('siwx.goBack', { network: wayBack.name })
        : t('account.disconnect')
  const isUnchecked = failed === 'check'
  return (
    <ActionBar>
      {phase === 'signing' && isOverWalletConnect && <ConnectionWarning />}
      {phase === 'signing' && isOverWalletConnect && (
        <RequestActions wallet={walletName ?? t('siwx.yourWallet')} />
      )}
      <ActionBarPair wideEnd>
        <Button
          block
          busy={isLeaving}
          onPress={() => dispatch(signInCancelled({ namespace }))}
          data-testid="w3m-connecting-siwe-cancel"
        >
          {isLeaving ? t('siwx.cancelling') : out}
        </Button>
        {isUnchecked ? (
          <Button
            tone="primary"
            block
            onPress={() => dispatch(sessionCheckRequested({ namespace }))}
            data-testid="wm-retry"
          >
            {t('common.tryAgain')}
          </Button>
        ) : (
          <GuardedButton
            tone="primary"
            block
            busy={isWaiting}
            disabled={isLeaving}
            onPress={() => dispatch(signInRequested({ namespace }))}
            coveredText={t('siwx.covered')}
            data-testid="w3m-connecting-siwe-sign"
          >
            {t(isWaiting ? 'siwx.signing' : phase === 'failed' ? 'common.tryAgain' : 'siwx.sign')}
          </GuardedButton>
        )}
      </ActionBarPair>
    </ActionBar>
  )
}

/** Requests a signature that proves ownership of the account. */
export function SIWXSignMessageView({ namespace }: Props) {
  const t = useTranslate()
  const signIn = useModalSelector(state => selectSignIn(state, namespace))
  const { connectorId, walletName } = useModalSelector(state =>
    selectConnectionByNamespace(state, namespace),
  )
  const connector = useModalSelector(state => selectConnectorById(state, connectorId ?? ''))
  const words = useSignInTexts({ namespace }, signIn)
  const phase = signIn?.phase ?? 'asking'
  const canRead = phase === 'asking' || phase === 'failed' || phase === 'cancelled'
  return (
    <KeepFocus stage={phase}>
      <KeepHeight stage={phase === 'asking' ? null : phase}>
        <Sheet flush data-testid="wm-view-SIWXSignMessage" data-phase={phase}>
          <div role="status">
            <StatusHeader
              picture={
                <ConnectionIndicator
                  start={<PageTile />}
                  end={<WalletTile size={64} connector={connector} />}
                  state={INDICATOR_STATES[phase]}
                />
              }
              title={words.title}
              text={walletName === null ? capitalizeFirst(words.text) : words.text}
            />
          </div>
          {signIn && phase === 'signing' && (
            <MatchCard title={t('siwx.walletShows')} note={t('siwx.declineElse')}>
              <SignInDetails signIn={signIn} />
            </MatchCard>
          )}
          {signIn && phase !== 'signing' && <SignInDetails signIn={signIn} />}
          {signIn && canRead && signIn.failed === null && <SignInMessage signIn={signIn} />}
        </Sheet>
        <SignInActions namespace={namespace} signIn={signIn} />
      </KeepHeight>
    </KeepFocus>
  )
}
