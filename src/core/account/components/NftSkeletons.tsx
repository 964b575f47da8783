import { styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { Skeleton } from '../../../ui/feedback/Skeleton'

const SKELETONS = 4

const Base = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  padding-block-start: 8px;
`

const Item = styled.span`
  display: grid;
  gap: 9px;
  min-inline-size: 0;
  padding-block-end: 4px;
  > :first-child {
    aspect-ratio: 1;
    border-radius: var(--wm-radius-panel);
  }
`

/** Skeletons of collectibles, laid out like the grid. */
export function NftSkeletons({ count = SKELETONS }: { readonly count?: number }) {
  const t = useTranslate()
  return (
    <Base aria-busy="true" data-wm-part="skeletons">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Item key={index}>
          <Skeleton height="auto" />
          <Skeleton width="72%" />
          <Skeleton width="48%" height="10px" />
        </Item>
      ))}
    </Base>
  )
}
