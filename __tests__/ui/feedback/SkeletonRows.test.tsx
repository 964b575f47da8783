import { render } from '@testing-library/react'
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows'

const firstPlaces = (rows: HTMLElement) =>
  [
    ...rows.querySelectorAll<HTMLElement>('[data-wm-part="skeletons"] > span > :first-child'),
  ].filter(place => place.dataset['wmPart'] === 'skeleton')

it('keeps a round placeholder for a coin, and a tile for everything else', () => {
  const coins = render(<SkeletonRows count={2} label="Loading" detailed coins />)
  const others = render(<SkeletonRows count={2} label="Loading" detailed />)
  expect(firstPlaces(coins.container).map(place => place.style.borderRadius)).toEqual([
    '50%',
    '50%',
  ])
  expect(firstPlaces(others.container).map(place => place.style.borderRadius)).toEqual(['', ''])
})
