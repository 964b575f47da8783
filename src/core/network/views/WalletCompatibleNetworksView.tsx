import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { NoteLink } from '../../../ui/controls/NoteLink'
import { Notice } from '../../../ui/feedback/Notice'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { List } from '../../../ui/lists/List'
import { Row } from '../../../ui/lists/Row'
import { Body } from '../../../ui/shell/Body'
import { viewPushed } from '../../router/routerSlice'
import { selectCompatibleNetworks, selectIsAddressShared } from '../compatibleNetworks'
import { NetworkTile } from '../components/NetworkTile'

const Sheet = styled(Body)`
  gap: 8px;
`

const Disclosure = styled.div`
  margin-block-start: 4px;
`

/** Expandable details that do not fit into the notice. */
function OtherNetworks() {
  const t = useTranslate()
  const id = useId()
  const [isShown, show] = useState(false)
  return (
    <Disclosure>
      <NoteLink
        aria-expanded={isShown}
        aria-controls={id}
        onPress={() => show(!isShown)}
        data-testid="wm-other-networks"
      >
        {t('compatible.elsewhere')}
      </NoteLink>
      <p id={id} hidden={!isShown}>
        {t('compatible.elsewhereText')}
      </p>
    </Disclosure>
  )
}

/** The networks the account can receive on, and why not on others. */
export function WalletCompatibleNetworksView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const networks = useModalSelector(selectCompatibleNetworks)
  const isShared = useModalSelector(selectIsAddressShared)
  const [first] = networks
  return (
    <>
      <Sheet data-testid="wm-view-WalletCompatibleNetworks">
        {first && (
          <Notice
            tone="warning"
            title={
              networks.length === 1
                ? t('compatible.one', { network: first.name })
                : t('compatible.many')
            }
          >
            {isShared ? t('compatible.same') : t('compatible.single')}
            {isShared && <OtherNetworks />}
          </Notice>
        )}
        <List label={t('compatible.list')}>
          {networks.map(network => (
            <Row
              key={network.caipNetworkId}
              leading={<NetworkTile network={network} />}
              name={<bdi translate="no">{network.name}</bdi>}
              data-testid="wm-compatible-network"
            />
          ))}
        </List>
      </Sheet>
      <ActionBar
        note={
          <NoteLink
            onPress={() => dispatch(viewPushed(viewEntry('WhatIsANetwork')))}
            data-testid="wm-what-is-a-network"
          >
            {t('compatible.help')}
          </NoteLink>
        }
      />
    </>
  )
}
