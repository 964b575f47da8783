import { useId } from 'react'
import { SOCIAL_NAMES } from '../../../domain/socials'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconUser } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { Consent } from '../../../core/connectors/components/Consent'
import { InBrowserNotice } from '../components/InBrowserNotice'
import { SocialTile } from '../components/SocialTile'
import { useSocialChoices } from '../components/useSocialChoices'
import { selectAllSocials } from '../../../core/login/socialSelectors'

const TEST_ID = 'wm-view-ConnectSocials'

/** All providers to sign in with. */
export function ConnectSocialsView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { socials, isPreparing, isTaken, isGoogleRefused, press } =
    useSocialChoices(selectAllSocials)
  const noticeId = useId()
  if (socials.length === 0) {
    return (
      <>
        <Body flush data-testid={TEST_ID}>
          <StatusHeader
            picture={<StatusIcon tone="warning" icon={iconUser} />}
            title={t('social.offTitle')}
            text={t('social.offText')}
          />
        </Body>
        <ActionBar>
          <Button block onPress={() => dispatch(backRequested())}>
            {t('social.another')}
          </Button>
        </ActionBar>
      </>
    )
  }
  return (
    <Body data-testid={TEST_ID}>
      <Consent>
        <ListGroup label={t('social.group')}>
          {socials.map(provider => {
            const isRefused = isGoogleRefused && provider === 'google'
            return (
              <Row
                key={provider}
                name={SOCIAL_NAMES[provider]}
                leading={<SocialTile provider={provider} />}
                note={isRefused ? t('social.inBrowser') : undefined}
                trailing={!isRefused && <Icon icon={iconChevronEnd} size={16} mirror />}
                disabled={isTaken || isRefused}
                busy={isPreparing}
                onPress={() => press(provider)}
                data-testid={`social-selector-${provider}`}
              />
            )
          })}
        </ListGroup>
        {isGoogleRefused && <InBrowserNotice id={noticeId} />}
      </Consent>
    </Body>
  )
}
