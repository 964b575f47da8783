import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { iconExternal } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectActiveIdentity } from '../../../core/account/identitySelectors'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { viewPushed } from '../../../core/router/routerSlice'
import { WholeName } from '../components/WholeName'
import { selectNameHelpUrl, selectNameSuffix } from '../namesSelectors'

const Sample = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  max-inline-size: 100%;
  padding: 6px 16px 6px 6px;
  border-radius: var(--wm-radius-card);
  background: var(--wm-color-surface-sunken);
  font-weight: var(--wm-weight-medium);
  overflow-wrap: anywhere;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Introduces account names. */
export function ChooseAccountNameView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { address } = useModalSelector(selectActiveAccount)
  const { avatar } = useModalSelector(selectActiveIdentity)
  const suffix = useModalSelector(selectNameSuffix)
  const helpUrl = useModalSelector(selectNameHelpUrl)
  const help = t('chooseName.help')
  return (
    <>
      <Body flush data-testid="wm-view-ChooseAccountName">
        <StatusHeader
          picture={
            <Sample aria-hidden="true">
              <Avatar size={40} hues={getAddressHues(address ?? '')} src={avatar} />
              <WholeName label={t('chooseName.sample')} suffix={suffix} />
            </Sample>
          }
          title={t('chooseName.heading')}
          text={t('chooseName.text')}
        />
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(viewPushed(viewEntry('RegisterAccountName')))}
          data-testid="wm-choose-name"
        >
          {t('chooseName.action')}
        </Button>
        {helpUrl !== null && (
          <Button
            tone="quiet"
            block
            icon={iconExternal}
            href={helpUrl}
            aria-label={t('common.opensNewTab', { label: help })}
          >
            {help}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
