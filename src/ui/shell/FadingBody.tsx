import { useRef } from 'react'
import { styled } from 'styled-components'
import { overflowFade } from '../layout/overflowFade'
import { useOverflowMark } from '../layout/useOverflowMark'
import { Body, type BodyProps } from './Body'

const Base = styled.div`
  flex: none;
  ${overflowFade}
`

/** The foot of a card without buttons: scrolling content fades where it is cut. */
export function FootFade() {
  const ref = useRef<HTMLDivElement>(null)
  useOverflowMark(ref)
  return <Base ref={ref} aria-hidden="true" data-wm-part="foot" />
}

/** A body down to the foot of the card, for content that may overflow. */
export const FadingBody = (props: BodyProps & { readonly 'data-testid'?: string }) => (
  <>
    <Body {...props} />
    <FootFade />
  </>
)
