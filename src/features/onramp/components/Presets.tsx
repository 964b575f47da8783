import { styled } from 'styled-components'
import { formatWholeCurrency } from '../../../lib/amount/formatCurrency'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectPayment } from '../onrampSelectors'
import { amountTyped, selectOnRamp } from '../onrampSlice'

const PRESETS = ['100', '250', '500', '1000'] as const

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
  const locale = useModalSelector(selectLocale)
  const currency = useModalSelector(selectPayment)?.id ?? ''
  const { amount } = useModalSelector(selectOnRamp)
  return (
    <Choices role="group" aria-label={t('onramp.amounts')}>
      {PRESETS.map(preset => (
        <Preset
          key={preset}
          small
          block
          aria-pressed={amount === preset}
          $chosen={amount === preset}
          onPress={() => dispatch(amountTyped(preset))}
          data-testid={`wm-onramp-preset-${preset}`}
        >
          {formatWholeCurrency(preset, currency, locale)}
        </Preset>
      ))}
    </Choices>
  )
}
