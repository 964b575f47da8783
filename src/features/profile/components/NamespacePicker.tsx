import { profileNamespaceSelected } from '../../../events/profileEvents'
import { useLayoutEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type { Namespace } from '../../../lib/address/caip'
import { SHORT_FAMILIES } from '../../../lib/address/shortFamilies'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Segmented } from '../../../ui/controls/Segmented'
import { selectProfileNamespaces, type ProfileNamespace } from '../profileSelectors'

const FADE_PX = 24

// The fade is a mask that scrolls out of view at the end. Without overflow or scroll-driven
// animations there is no timeline, and so no fade.
const reveal = keyframes`
  from { mask-size: 100% 100%; }
  to { mask-size: calc(100% + ${FADE_PX}px) 100%; }
`

/**
 * Scrolls sideways if it does not fit. Touch targets are taller, since nothing beside them can be
 * pressed.
 */
const Row = styled.div`
  > [data-wm-part='segmented'] {
    position: relative;
    flex-wrap: nowrap;
    overflow: auto hidden;
    scrollbar-width: none;
    --families-fade: linear-gradient(to right, #000 calc(100% - ${FADE_PX}px), transparent);
    @supports (animation-timeline: scroll(self inline)) {
      mask: var(--families-fade) 0 0 / calc(100% + ${FADE_PX}px) 100% no-repeat;
      animation: ${reveal} linear both;
      animation-timeline: scroll(self inline);
    }
    &:dir(rtl) {
      --families-fade: linear-gradient(to left, #000 calc(100% - ${FADE_PX}px), transparent);
      mask-position: 100% 0;
    }
  }
  [data-wm-part='segment'] {
    flex-shrink: 0;
    padding-inline: 8px;
    @media (pointer: coarse) {
      min-block-size: 38px;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`

const Count = styled.span`
  color: var(--wm-color-text-faint);
`

/** A namespace's name, and its number of accounts if there are several. */
function NamespaceLabel({ namespace, count }: ProfileNamespace) {
  return (
    <>
      {SHORT_FAMILIES[namespace]} {count > 1 && <Count>{count}</Count>}
    </>
  )
}

/** Chooses the namespace whose wallets are shown; hidden if the page has only one. */
export function NamespacePicker({ selected }: { readonly selected: Namespace }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const row = useRef<HTMLDivElement>(null)
  const families = useModalSelector(selectProfileNamespaces)
  // `scrollIntoView` would also scroll the host page.
  useLayoutEffect(() => {
    const list = row.current?.querySelector<HTMLElement>('[role="radiogroup"]')
    const chosen = list?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (!list || !chosen) return
    list.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - list.clientWidth / 2
  }, [selected])
  if (families.length < 2) return null
  return (
    <Row ref={row}>
      <Segmented
        label={t('profile.families')}
        segments={families.map(family => ({
          id: family.namespace,
          label: <NamespaceLabel {...family} />,
        }))}
        selected={selected}
        onSelect={id => dispatch(profileNamespaceSelected(id as Namespace))}
      />
    </Row>
  )
}
