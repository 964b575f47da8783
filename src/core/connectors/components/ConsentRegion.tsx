import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { legalTexts } from '../../../strings/en/legalTexts'
import { Checkbox } from '../../../ui/controls/Checkbox'
import { DisabledRegion } from '../../../ui/feedback/DisabledRegion'
import { Message } from '../../../ui/feedback/Message'
import { consentChanged, selectHasConsent } from '../connectorsSlice'
import { LegalLinks } from './LegalLinks'

const Asked = styled.div<{ $whole: boolean }>`
  flex: none;
  ${({ $whole }) => ($whole ? 'padding: 4px 16px 8px;' : 'margin-block-end: 12px;')}
`

const Reminder = styled.div`
  padding: 6px 12px 0;
  &:empty {
    padding: 0;
  }
`

const WithTexts = createTextsProvider(legalTexts)

interface ConsentRegionProps {
  readonly children: ReactNode
  /** Placed above the view's body instead of inside it. */
  readonly whole: boolean
}

function Region({ children, whole }: ConsentRegionProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const hasConsent = useModalSelector(selectHasConsent)
  const [isReminded, setIsReminded] = useState(false)
  return (
    <>
      <Asked $whole={whole}>
        <Checkbox
          asked
          checked={hasConsent}
          onChange={checked => dispatch(consentChanged(checked))}
          data-testid="wm-consent"
        >
          <LegalLinks
            both="connect.consent"
            termsOnly="connect.consentTermsOnly"
            privacyOnly="connect.consentPrivacyOnly"
          />
        </Checkbox>
        <Reminder role="alert">
          {isReminded && !hasConsent && <Message tone="error">{t('connect.consentFirst')}</Message>}
        </Reminder>
      </Asked>
      <DisabledRegion fill={whole} closed={!hasConsent} onRefused={() => setIsReminded(true)}>
        {children}
      </DisabledRegion>
    </>
  )
}

/** Consent checkbox over content that is visible but disabled until consent is given. */
export const ConsentRegion = (props: ConsentRegionProps) => (
  <WithTexts>
    <Region {...props} />
  </WithTexts>
)
