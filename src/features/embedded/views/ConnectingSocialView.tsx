import { SOCIAL_NAMES } from '../../../domain/socials'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconExternal } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import type { ViewProps } from '../../../core/feature'
import { PageTile } from '../../../core/connections/components/PageTile'
import { SocialTile } from '../components/SocialTile'
import { requestSocial } from '../social/requestSocial'
import { showSocialWindow } from '../social/showSocialWindow'
import { selectSocial } from '../social/socialSlice'
import { SOCIAL_INDICATORS, getSocialTexts } from '../social/getSocialTexts'
import { useHostName } from '../social/useHostName'

/** Social sign-in and its outcome. */
export function ConnectingSocialView({ provider }: ViewProps<'ConnectingSocial'>) {
  const t = useTranslate()
  const failureText = useFailureText()
  const dispatch = useModalDispatch()
  const social = useModalSelector(selectSocial)
  const site = useHostName() || t('common.thisPage')
  // After time travel, the state may be another attempt's.
  const phase = social.provider === provider ? social.phase : 'idle'
  const code = social.error?.code
  const names = { provider: SOCIAL_NAMES[provider], site }
  const { title, text } = getSocialTexts(phase, code)
  const isBlocked = code === 'POPUP_BLOCKED'
  const again = () => dispatch(requestSocial(provider))
  return (
    <KeepFocus stage={phase}>
      <Body
        flush={phase !== 'connecting' && phase !== 'done'}
        data-testid="wm-view-ConnectingSocial"
      >
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                start={<PageTile />}
                end={<SocialTile provider={provider} size={64} />}
                state={SOCIAL_INDICATORS[phase]}
              />
            }
            title={t(title, names)}
            text={text ? t(text, names) : failureText(code ?? 'SOCIAL_LOGIN_FAILED')}
          />
        </div>
      </Body>
      {phase === 'waiting' && (
        <ActionBar>
          <Button
            block
            tone="quiet"
            onPress={() => dispatch(showSocialWindow(provider))}
            data-testid="wm-show-window"
          >
            {t('social.showWindow')}
          </Button>
        </ActionBar>
      )}
      {(phase === 'failed' || phase === 'idle') && (
        <ActionBar>
          <Button
            block
            tone="primary"
            icon={isBlocked ? iconExternal : undefined}
            onPress={again}
            data-testid="wm-retry"
          >
            {isBlocked
              ? t('social.openWindow', names)
              : t(phase === 'idle' ? 'social.signIn' : 'common.tryAgain', names)}
          </Button>
          <Button block onPress={() => dispatch(backRequested())} data-testid="wm-another-way">
            {t('social.another')}
          </Button>
        </ActionBar>
      )}
    </KeepFocus>
  )
}
