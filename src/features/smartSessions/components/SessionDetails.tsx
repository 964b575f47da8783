import { styled } from 'styled-components'
import type { CaipAddress } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Notice } from '../../../ui/feedback/Notice'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { Details } from '../../../ui/lists/Details'
import { NetworkTile } from '../../../core/network/components/NetworkTile'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { isWholeAccount, type SessionRow } from '../getSessionRows'
import { toAddress, toNetworkId, type SessionTexts } from './useSessionTexts'

const Warning = styled.div`
  padding-block-end: 12px;
`

interface SessionDetailsProps {
  readonly account: CaipAddress
  readonly row: SessionRow
  readonly words: SessionTexts
  /** Whether it is shown below a row that already has an outline. */
  readonly bare?: boolean | undefined
}

const getHost = (url: string | undefined) => {
  try {
    return new URL(url ?? '').host
  } catch {
    return '' // missing or invalid URL
  }
}

/** The app, its limits, the account and the expiry. */
export function SessionDetails({ account, row, words, bare }: SessionDetailsProps) {
  const t = useTranslate()
  const caipNetworkId = toNetworkId(account)
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const host = getHost(row.session.project.url)
  const address = toAddress(account)
  return (
    <>
      {isWholeAccount(row.session) && (
        <Warning role="status">
          <Notice tone="warning" title={t('sessions.wholeAccountTitle')}>
            {t('sessions.wholeAccountText')}
          </Notice>
        </Warning>
      )}
      <Details
        bare={bare}
        details={[
          ...(host === '' ? [] : [{ id: 'app', term: t('sessions.app'), value: host }]),
          ...words.limits.map((value, index) => ({
            id: `may-${index}`,
            term: t('sessions.may'),
            value,
            isProse: true,
          })),
          { id: 'until', term: t('sessions.until'), value: words.until },
          {
            id: 'account',
            term: t('sessions.account'),
            value: (
              <>
                <VisuallyHidden>{address}</VisuallyHidden>
                <ShortAddress aria-hidden="true" address={address} />
              </>
            ),
          },
          {
            id: 'network',
            term: t('sessions.network'),
            value: (
              <>
                {network && <NetworkTile size={18} network={network} />}
                {network?.name ?? caipNetworkId}
              </>
            ),
          },
        ]}
      />
    </>
  )
}
