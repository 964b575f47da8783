import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import { ExternalButton } from '../../../core/account/components/ExternalButton'
import { selectActiveIdentity } from '../../../core/account/identitySelectors'
import { historyReset } from '../../../core/router/routerSlice'
import { NameIndicator } from '../components/NameIndicator'
import { selectNames, selectProfileUrl } from '../namesSelectors'

/** Confirms that the account has the name. */
export function RegisterAccountNameSuccessView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const registered = useModalSelector(state => selectNames(state).registration.name)
  const identity = useModalSelector(selectActiveIdentity)
  const name = registered ?? identity.name
  const profileUrl = useModalSelector(state => selectProfileUrl(state, name))
  return (
    <>
      <Body flush data-testid="wm-view-RegisterAccountNameSuccess">
        <div role="status">
          <StatusHeader
            picture={<NameIndicator state="done" />}
            title={t('nameRegistered.heading', { name: name ?? '' })}
            text={t('nameRegistered.text')}
          />
        </div>
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(historyReset(viewEntry('Account')))}
          data-testid="wm-name-account"
        >
          {t('nameRegistered.account')}
        </Button>
        {profileUrl !== null && (
          <ExternalButton
            tone="quiet"
            href={profileUrl}
            label={t('nameRegistered.profile')}
            data-testid="wm-name-profile"
          />
        )}
      </ActionBar>
    </>
  )
}
