import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { amountTyped, selectOnRamp } from '../onrampSlice'
import { usePresets } from './usePresets'

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
  gap: 8px;
  padding-block: 8px 4px;
`

const Preset = styled(Button)<{ $chosen: boolean }>`
  padding-inline: 4px;
  ${({ $chosen }) =>
    $chosen &&
    `background: var(--wm-color-accent-soft);
     color: var(--wm-color-accent-text);
     box-shadow: inset 0 0 0 1.5px var(--wm-color-accent);
     &:hover { background: var(--wm-color-accent-soft); }`}
`

/** Buttons for common amounts. */
export function Presets() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const presets = usePresets(useModalSelector(selectOnRamp).amount)
  return (
    <Choices role="group" aria-label={t('onramp.amounts')}>
      {presets.map(({ amount, label, isChosen }) => (
        <Preset
          key={amount}
          small
          block
          aria-pressed={isChosen}
          $chosen={isChosen}
          onPress={() => dispatch(amountTyped(amount))}
          data-testid={`wm-onramp-preset-${amount}`}
        >
          {label}
        </Preset>
      ))}
    </Choices>
  )
}
