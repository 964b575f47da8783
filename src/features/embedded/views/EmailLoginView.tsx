import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconMail } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { Consent } from '../../../core/connectors/components/Consent'
import { viewReplaced } from '../../../core/router/routerSlice'
import { EmailField } from '../components/EmailField'
import { selectIsEmailOn } from '../../../core/login/emailSelectors'

/** The email field alone, for host apps that open it directly. */
export function EmailLoginView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isOn = useModalSelector(selectIsEmailOn)
  if (isOn) {
    return (
      <Body data-testid="wm-view-EmailLogin">
        <Consent>
          <EmailField />
        </Consent>
      </Body>
    )
  }
  return (
    <>
      <Body flush data-testid="wm-view-EmailLogin">
        <StatusHeader
          picture={<StatusIcon tone="warning" icon={iconMail} />}
          title={t('email.offTitle')}
          text={t('email.offText')}
        />
      </Body>
      <ActionBar>
        <Button block onPress={() => dispatch(viewReplaced(viewEntry('Connect')))}>
          {t('email.otherWays')}
        </Button>
      </ActionBar>
    </>
  )
}
