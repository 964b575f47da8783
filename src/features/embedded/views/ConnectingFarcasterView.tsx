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
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconCopy } from '../../../ui/media/icons'
import { Qr } from '../../../ui/media/Qr'
import { Body } from '../../../ui/shell/Body'
import { SOCIAL_NAMES } from '../../../domain/socials'
import { pairingUriCopyRequested } from '../../account/accountSlice'
import { PageTile } from '../../connections/components/PageTile'
import { selectPlatform } from '../../wallets/selectPlatform'
import { SocialMark } from '../components/SocialMark'
import { SocialTile } from '../components/SocialTile'
import { requestSocial } from '../social/requestSocial'
import { selectSocial } from '../social/socialSlice'
import { SOCIAL_INDICATORS, socialWords } from '../social/socialWords'
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

/** In the colours of the code it stands in. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  background: #15171c;
  color: #fff;
`

/** The address for the app as a code that a phone scans, and as a link to copy. */
function OnDesktop() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { uriId } = useModalSelector(selectSocial)
  const uri = useFarcasterUri()
  return (
    <Body data-testid={TEST_ID}>
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
    </Body>
  )
}

/** The address for the app as a link that the visitor's own press follows. */
function OnPhone() {
  const t = useTranslate()
  const uri = useFarcasterUri()
  return (
    <>
      <Body flush data-testid={TEST_ID}>
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                start={<PageTile />}
                end={<SocialTile provider="farcaster" size={64} />}
                state="waiting"
              />
            }
            title={t('farcaster.openTitle')}
            text={t('farcaster.openText')}
          />
        </div>
      </Body>
      <ActionBar>
        <Button
          block
          tone="primary"
          busy={uri === null}
          href={uri ?? undefined}
          data-testid="wm-open-farcaster"
        >
          {t('farcaster.open')}
        </Button>
      </ActionBar>
    </>
  )
}

/** The visitor signs in by the Farcaster app; how that goes is told in the same place. */
export function ConnectingFarcasterView() {
  const t = useTranslate()
  const failureText = useFailureText()
  const dispatch = useModalDispatch()
  const social = useModalSelector(selectSocial)
  const { isMobile } = useModalSelector(selectPlatform)
  const uri = useFarcasterUri()
  // A state from elsewhere, or one that was travelled to, has an address that is not here: the visitor begins anew.
  const isLost = social.phase === 'waiting' && uri === null
  const phase = social.provider === 'farcaster' && !isLost ? social.phase : 'idle'
  if (phase === 'asking' || phase === 'waiting') return isMobile ? <OnPhone /> : <OnDesktop />
  const code = social.error?.code
  const { title, text } = socialWords(phase, code)
  const isOver = phase === 'failed' || phase === 'idle'
  return (
    <>
      <Body flush={isOver} data-testid={TEST_ID}>
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                start={<PageTile />}
                end={<SocialTile provider="farcaster" size={64} />}
                state={SOCIAL_INDICATORS[phase]}
              />
            }
            title={t(title, NAMES)}
            text={text ? t(text, NAMES) : failureText(code ?? 'SOCIAL_LOGIN_FAILED')}
          />
        </div>
      </Body>
      {isOver && (
        <ActionBar>
          <Button
            block
            tone="primary"
            onPress={() => dispatch(requestSocial('farcaster'))}
            data-testid="wm-retry"
          >
            {t(phase === 'idle' ? 'social.signIn' : 'common.tryAgain', NAMES)}
          </Button>
          <Button block onPress={() => dispatch(backRequested())} data-testid="wm-another-way">
            {t('social.another')}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
