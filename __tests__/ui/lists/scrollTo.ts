import { fireEvent } from '@testing-library/react'

/** Scrolls a list as the user does. */
export function scrollTo(list: HTMLElement, top: number) {
  const scroller = list.parentElement
  if (!scroller) throw new Error('The list has nothing to scroll in')
  scroller.scrollTop = top
  fireEvent.scroll(scroller)
}
