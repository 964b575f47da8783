import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { NetworkRow } from '../components/NetworkRow'
import { filterNetworks } from '../filterNetworks'
import { selectOfferedNetworks } from '../offeredNetworks'
import { selectActiveCaipNetworkId } from '../networkSlice'
import { viewEntry } from '../../../domain/views'
import { viewPushed } from '../../router/routerSlice'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { NoteLink } from '../../../ui/controls/NoteLink'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Empty } from '../../../ui/feedback/Empty'
import { NoMatch } from '../../../ui/media/illustrations'
import { SearchInput } from '../../../ui/fields/SearchInput'
import { SEARCHED_LIST_ROWS } from '../../../ui/lists/longRows'
import { Body } from '../../../ui/shell/Body'
import { VirtualList } from '../../../ui/lists/VirtualList'

const Found = styled(VirtualList)`
  margin-block-start: 8px;
`

/** The page's networks. Choosing one switches to it. */
export function NetworksView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const listId = useId()
  const [text, setText] = useState('')
  const networks = useModalSelector(selectOfferedNetworks)
  const activeId = useModalSelector(selectActiveCaipNetworkId)
  const found = filterNetworks(networks, text)
  const at = (index: number) => found[index]
  return (
    <>
      <Body data-testid="wm-view-Networks">
        {networks.length >= SEARCHED_LIST_ROWS && (
          <SearchInput
            value={text}
            onChange={setText}
            label={t('networks.search')}
            placeholder={t('networks.search')}
            clearLabel={t('common.clearSearch')}
            controls={found.length > 0 ? listId : undefined}
            data-testid="wm-network-search"
          />
        )}
        {found.length > 0 && (
          <Found
            id={listId}
            count={found.length}
            label={t('networks.list')}
            keyOf={index => at(index)?.caipNetworkId ?? String(index)}
            renderRow={({ index, tabIndex }) => {
              const network = at(index)
              return (
                network && (
                  <NetworkRow
                    network={network}
                    current={network.caipNetworkId === activeId}
                    tabIndex={tabIndex}
                  />
                )
              )
            }}
          />
        )}
        <div role="status">
          {found.length === 0 && (
            <Empty
              illustration={<NoMatch />}
              action={
                <Button small onPress={() => setText('')}>
                  {t('common.clearSearch')}
                </Button>
              }
            >
              {t('networks.none', { text: text.trim() })}
            </Empty>
          )}
        </div>
      </Body>
      <ActionBar
        note={
          <>
            {t('networks.hint')}{' '}
            <NoteLink
              onPress={() => dispatch(viewPushed(viewEntry('WhatIsANetwork')))}
              data-testid="wm-what-is-a-network"
            >
              {t('compatible.help')}
            </NoteLink>
          </>
        }
      />
    </>
  )
}
