import { styled } from 'styled-components'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { QrSkeletons } from '../../../ui/feedback/QrSkeletons'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconCopy } from '../../../ui/media/icons'
import { Qr } from '../../../ui/media/Qr'
import { Body } from '../../../ui/shell/Body'
import { SOCIAL_NAMES } from '../../../domain/socials'
import { pairingUriCopyRequested } from '../../../core/account/accountSlice'
import { PageTile } from '../../../core/connections/components/PageTile'
import { selectPlatform } from '../../../core/wallets/selectPlatform'
import { SocialMark } from '../components/SocialMark'
import { SocialTile } from '../components/SocialTile'
import { requestSocial } from '../social/requestSocial'
import { selectSocial, type SocialPhase } from '../social/socialSlice'
import { SOCIAL_INDICATORS, getSocialTexts } from '../social/getSocialTexts'
import { useFarcasterUri } from '../social/useFarcasterUri'

const TEST_ID = 'wm-view-ConnectingFarcaster'
const NAMES = { provider: SOCIAL_NAMES.farcaster }

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding-block-start: 16px;
  text-align: center;
`

const Hint = styled.p`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  max-inline-size: 36ch;
  text-wrap: balance;
`

/** Colours of the QR code. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  background: #15171c;
  color: #fff;
`

function FarcasterQrCode() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { uriId } = useModalSelector(selectSocial)
  const uri = useFarcasterUri()
  return (
    <>
      {uri === null ? (
        <QrSkeletons>{t('farcaster.making')}</QrSkeletons>
      ) : (
        <Qr
          value={uri}
          label={t('farcaster.qr')}
          mark={
            <Mark>
              <SocialMark provider="farcaster" size={36} />
            </Mark>
          }
          data-testid="wm-qr"
        />
      )}
      <Foot>
        <Hint>{t('farcaster.scan')}</Hint>
        <Link
          icon={iconCopy}
          disabled={uri === null}
          onPress={() => uriId !== null && dispatch(pairingUriCopyRequested(uriId))}
          data-testid="wm-copy-link"
        >
          {t('farcaster.copyLink')}
        </Link>
      </Foot>
    </>
  )
}

/** A link: opening an app needs the visitor's own press. */
function OpenApp() {
  const t = useTranslate()
  const uri = useFarcasterUri()
  return (
    <Button
      block
      tone="primary"
      busy={uri === null}
      href={uri ?? undefined}
      data-testid="wm-open-farcaster"
    >
      {t('farcaster.open')}
    </Button>
  )
}

function RetryActions({ isIdle }: { readonly isIdle: boolean }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Button
        block
        tone="primary"
        onPress={() => dispatch(requestSocial('farcaster'))}
        data-testid="wm-retry"
      >
        {t(isIdle ? 'social.signIn' : 'common.tryAgain', NAMES)}
      </Button>
      <Button block onPress={() => dispatch(backRequested())} data-testid="wm-another-way">
        {t('social.another')}
      </Button>
    </>
  )
}

function useStatusTexts(isAsked: boolean, phase: SocialPhase) {
  const t = useTranslate()
  const failureText = useFailureText()
  const code = useModalSelector(selectSocial).error?.code
  if (isAsked) return { title: t('farcaster.openTitle'), text: t('farcaster.openText') }
  const { title, text } = getSocialTexts(phase, code)
  return {
    title: t(title, NAMES),
    text: text ? t(text, NAMES) : failureText(code ?? 'SOCIAL_LOGIN_FAILED'),
  }
}

/** Farcaster sign-in and its outcome. */
export function ConnectingFarcasterView() {
  const social = useModalSelector(selectSocial)
  const { isMobile } = useModalSelector(selectPlatform)
  const uri = useFarcasterUri()
  // Imported or time-travelled: its URI is not on this page, so the visitor restarts.
  const isLost = social.phase === 'waiting' && uri === null
  const phase = social.provider === 'farcaster' && !isLost ? social.phase : 'idle'
  const isAsked = phase === 'asking' || phase === 'waiting'
  const isOver = phase === 'failed' || phase === 'idle'
  const isScanned = isAsked && !isMobile
  const words = useStatusTexts(isAsked, phase)
  const isBarShown = isOver || (isAsked && isMobile)
  return (
    <KeepFocus stage={isAsked ? 'asked' : phase}>
      <Body flush={isBarShown} data-testid={TEST_ID}>
        {isScanned && <FarcasterQrCode />}
        {/* Always mounted: a live region that appears with its text is not announced. */}
        <div role="status">
          {!isScanned && (
            <StatusHeader
              picture={
                <ConnectionIndicator
                  start={<PageTile />}
                  end={<SocialTile provider="farcaster" size={64} />}
                  state={isAsked ? 'waiting' : SOCIAL_INDICATORS[phase]}
                />
              }
              {...words}
            />
          )}
        </div>
      </Body>
      {isBarShown && (
        <ActionBar>{isOver ? <RetryActions isIdle={phase === 'idle'} /> : <OpenApp />}</ActionBar>
      )}
    </KeepFocus>
  )
}
