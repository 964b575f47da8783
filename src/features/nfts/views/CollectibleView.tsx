import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { Message } from '../../../ui/feedback/Message'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Details, type Detail } from '../../../ui/lists/Details'
import { Icon } from '../../../ui/media/Icon'
import { iconWarning } from '../../../ui/media/firstIcons'
import { iconCopy } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { ExternalButton } from '../../../core/account/components/ExternalButton'
import { copyRequested } from '../../../core/account/accountSlice'
import type { ViewProps } from '../../../core/feature'
import { NetworkTile } from '../../../core/network/components/NetworkTile'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { CollectibleArt } from '../components/CollectibleArt'
import { useCollectibleName } from '../components/useCollectibleName'
import { selectCollectible } from '../nftsSelectors'
import { selectCollectibleUrl } from '../selectCollectibleUrl'

const Name = styled.p`
  padding-block: 12px;
  font-size: var(--wm-font-size-20);
  line-height: var(--wm-line-20);
  font-weight: var(--wm-weight-semibold);
  overflow-wrap: anywhere;
`

const Copied = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

const Warned = styled.div`
  padding-block-end: 12px;
`

/** One collectible with its picture and details. */
export function CollectibleView({ collectible: opened }: ViewProps<'Collectible'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const collectible = useModalSelector(state => selectCollectible(state, opened))
  const { caipNetworkId, collection, contract, tokenId, isSpam } = collectible
  const name = useCollectibleName(collectible)
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const url = useModalSelector(state => selectCollectibleUrl(state, collectible))
  const unknown = t('collectible.unknown')
  const details: readonly Detail[] = [
    {
      id: 'collection',
      term: t('collectible.collection'),
      value: <bdi translate="no">{collection ?? unknown}</bdi>,
    },
    {
      id: 'contract',
      term: t('collectible.contract'),
      value:
        contract === null ? (
          unknown
        ) : (
          <Link
            aria-label={t('collectible.copyContract', { address: contract })}
            onPress={() => dispatch(copyRequested({ text: contract, what: 'address' }))}
            data-testid="wm-collectible-contract"
          >
            <Copied>
              <ShortAddress address={contract} />
              <Icon icon={iconCopy} size={16} />
            </Copied>
          </Link>
        ),
    },
    {
      id: 'tokenId',
      term: t('collectible.tokenId'),
      value: <bdi translate="no">{tokenId ?? unknown}</bdi>,
    },
    {
      id: 'network',
      term: t('collectible.network'),
      value: network ? (
        <>
          <NetworkTile size={18} network={network} />
          {network.name}
        </>
      ) : (
        unknown
      ),
    },
  ]
  return (
    <>
      <Body data-testid="wm-view-Collectible">
        <CollectibleArt collectible={collectible} />
        <Name>
          <bdi translate="no">{name}</bdi>
        </Name>
        {isSpam && (
          <Warned>
            <Message icon={iconWarning}>{t('collectible.spamText')}</Message>
          </Warned>
        )}
        <Details details={details} />
      </Body>
      {url !== null && (
        <ActionBar>
          <ExternalButton
            href={url}
            label={t('collectible.explorer')}
            data-testid="wm-collectible-explorer"
          />
        </ActionBar>
      )}
    </>
  )
}
