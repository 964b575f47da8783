import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { Body } from '../../../ui/shell/Body'
import { NameField } from '../components/NameField'
import { OtherNames } from '../components/OtherNames'
import { Registering } from '../components/Registering'
import { selectAvailability } from '../lookupSelectors'
import { selectNames } from '../namesSelectors'
import { nameLookupRequested, registrationRequested } from '../namesSlice'

const Form = styled.form`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

const Fields = styled(Body)`
  padding-block-end: 8px;
  > [data-wm-part='field'] {
    margin-block-end: 8px;
  }
`

function Choice() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { text } = useModalSelector(selectNames)
  const availability = useModalSelector(selectAvailability)
  const isFree = availability === 'free'
  const hasFailed = ['suggestions', 'name', 'network'].includes(availability)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFree) dispatch(registrationRequested())
    else if (hasFailed) dispatch(nameLookupRequested())
  }
  return (
    <Form noValidate onSubmit={submit} data-testid="wm-view-RegisterAccountName" data-phase="idle">
      <Fields flush>
        <NameField />
        <OtherNames />
      </Fields>
      <ActionBar>
        <Button
          type="submit"
          tone="primary"
          block
          disabled={!isFree && !hasFailed}
          data-testid="wm-register-name"
        >
          {hasFailed
            ? t('common.tryAgain')
            : isFree
              ? t('registerName.actionFor', { name: text })
              : t('registerName.action')}
        </Button>
      </ActionBar>
    </Form>
  )
}

/** Chooses a name, then shows its registration. */
export function RegisterAccountNameView() {
  const { phase } = useModalSelector(selectNames).registration
  return <KeepFocus stage={phase}>{phase === 'idle' ? <Choice /> : <Registering />}</KeepFocus>
}
