import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Details } from '../../../ui/lists/Details'
import { Icon } from '../../../ui/media/Icon'
import { iconLock } from '../../../ui/media/icons'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { NetworkTile } from '../../../core/network/components/NetworkTile'
import { selectNetworkById } from '../../../core/network/networkSlice'
import type { SignIn } from '../siwxState'
import { useOpenPage } from './useOpenPage'

const Safe = styled.span`
  display: inline-flex;
  color: var(--wm-color-positive);
`

interface SignInDetailsProps {
  readonly signIn: SignIn
}

/** The site that requests the signature, the account and the network. */
export function SignInDetails({ signIn: { address, caipNetworkId } }: SignInDetailsProps) {
  const t = useTranslate()
  const page = useOpenPage()
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const { host, protocol } = page ? new URL(page.origin) : { host: '', protocol: '' }
  return (
    <Details
      details={[
        ...(host === ''
          ? []
          : [
              {
                id: 'site',
                term: t('siwx.site'),
                value: (
                  <>
                    {protocol === 'https:' && (
                      <Safe aria-hidden="true">
                        <Icon icon={iconLock} size={16} />
                      </Safe>
                    )}
                    {host}
                  </>
                ),
              },
            ]),
        {
          id: 'account',
          term: t('siwx.account'),
          value: (
            <>
              <VisuallyHidden>{address}</VisuallyHidden>
              <ShortAddress aria-hidden="true" address={address} />
            </>
          ),
        },
        {
          id: 'network',
          term: t('siwx.network'),
          value: (
            <>
              {network && <NetworkTile size={18} network={network} />}
              {network?.name ?? caipNetworkId}
            </>
          ),
        },
      ]}
    />
  )
}
