import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Steps } from '../../../ui/lists/Steps'
import { selectPlatform } from '../selectPlatform'

interface FirstStepsProps {
  /** Whether the user followed the link to a wallet's page. */
  readonly isGotten: boolean
}

const Place = styled.div`
  padding: 0 8px 12px;
`

/**
 * Steps to a first wallet: get, install, connect. The flow shows the wallet list once a new wallet
 * is detected.
 */
export function FirstSteps({ isGotten }: FirstStepsProps) {
  const t = useTranslate()
  const { isMobile } = useModalSelector(selectPlatform)
  return (
    <Place>
      <Steps
        label={t('getWallet.steps')}
        doneLabel={t('getWallet.stepDone')}
        steps={[
          { id: 'get', text: t('getWallet.stepGet'), state: isGotten ? 'done' : 'now' },
          {
            id: 'install',
            text: t(isMobile ? 'getWallet.stepInstallPhone' : 'getWallet.stepInstall'),
            state: isGotten ? 'now' : 'next',
          },
          {
            id: 'connect',
            text: t(isMobile ? 'getWallet.stepConnectPhone' : 'getWallet.stepConnect'),
            state: 'next',
          },
        ]}
      />
    </Place>
  )
}
