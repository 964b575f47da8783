import { memo } from 'react'
import { styled } from 'styled-components'
import type { Collectible } from '../../../domain/collectible'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { viewPushed } from '../../../core/router/routerSlice'
import { CollectibleArt } from './CollectibleArt'
import { useCollectibleName } from './useCollectibleName'

interface CollectibleTileProps {
  readonly collectible: Collectible
  readonly tabIndex?: number
}

const Base = styled.button`
  display: block;
  inline-size: 100%;
  border-radius: var(--wm-radius-panel);
  text-align: start;
  &:hover > :first-child,
  &:active > :first-child {
    outline: 2px solid var(--wm-color-border-strong);
  }
`

const line = `
  display: block;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  ${line}
  margin-block-start: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
`

/** Keeps its line while it is empty. */
const Collection = styled.span`
  ${line}
  min-block-size: var(--wm-line-12);
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  letter-spacing: 0;
  color: var(--wm-color-text-muted);
`

function Tile({ collectible, tabIndex }: CollectibleTileProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const name = useCollectibleName(collectible)
  const note = collectible.isSpam ? t('nfts.spam') : collectible.collection
  return (
    <Base
      type="button"
      tabIndex={tabIndex}
      aria-label={note === null ? name : t('nfts.open', { name, collection: note })}
      onClick={() => dispatch(viewPushed(viewEntry('Collectible', { collectible })))}
      data-wm-part="collectible"
      data-testid="wm-collectible"
    >
      <CollectibleArt collectible={collectible} />
      <Name>
        <bdi translate="no">{name}</bdi>
      </Name>
      <Collection>
        <bdi translate="no">{note}</bdi>
      </Collection>
    </Base>
  )
}

/** One collectible with its name; opens its details. */
export const CollectibleTile = memo(Tile)
