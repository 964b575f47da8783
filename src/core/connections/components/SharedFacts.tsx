import { styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { PlaceholderText } from '../../../ui/layout/PlaceholderText'
import { Icon } from '../../../ui/media/Icon'
import { iconCheck, iconCross } from '../../../ui/media/firstIcons'

const List = styled.ul`
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Fact = styled.li<{ $isGiven: boolean }>`
  position: relative;
  display: flex;
  gap: 10px;
  padding: 8px 12px;
  & + &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto 38px;
    block-size: 1px;
    background: var(--wm-color-border);
  }
  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--wm-color-${({ $isGiven }) => ($isGiven ? 'positive' : 'text-muted')});
  }
  > span {
    min-inline-size: 0;
  }
  &:dir(rtl)::before {
    inset: 0 38px auto 0;
  }
`

interface SharedFactsProps {
  /** Reserves the space only. */
  readonly isRoom?: boolean
}

/** What a connection shares with the page, and what it does not. */
export function SharedFacts({ isRoom = false }: SharedFactsProps) {
  const t = useTranslate()
  const words = (text: string) => (isRoom ? <PlaceholderText>{text}</PlaceholderText> : text)
  return (
    <List role="list">
      <Fact $isGiven>
        <Icon icon={iconCheck} size={16} />
        <span>{words(t('connecting.sees'))}</span>
      </Fact>
      <Fact $isGiven={false}>
        <Icon icon={iconCross} size={16} />
        <span>{words(t('connecting.cannotMove'))}</span>
      </Fact>
    </List>
  )
}
