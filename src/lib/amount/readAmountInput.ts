import { getAmountChoices, readAmount, toTypedAmount } from './readAmount'

/** The part of an `InputEvent` that tells typing from pasting. */
type Input = Pick<InputEvent, 'inputType' | 'data'>

interface AmountInputHandlers {
  /** Called with digits and at most one point, or an empty text. */
  readonly onChange: (amount: string) => void
  /** The text is not a plain number, or is ambiguous between these amounts. */
  readonly onRefuse?: ((choices: readonly string[]) => void) | undefined
}

/** Whether the event is a single keystroke rather than pasted or inserted text. */
function isKeystroke({ inputType, data }: Input): boolean {
  const isTyping = /^(?:delete|insert(?:Composition)?Text)/.test(inputType ?? '')
  return isTyping && Array.from(data ?? '').length <= 1
}

/**
 * Parses an amount field's text after an input event. Typed text is taken character by character;
 * pasted text is searched for the one amount it contains.
 */
export function readAmountInput(
  text: string,
  input: Input,
  decimalSign: string,
  { onChange, onRefuse }: AmountInputHandlers,
): void {
  if (text === '') return onChange('')
  const isTyped = isKeystroke(input)
  const amount = isTyped ? toTypedAmount(text) : readAmount(text, decimalSign)
  if (amount === null) onRefuse?.((!isTyped && getAmountChoices(text, decimalSign)) || [])
  else onChange(amount)
}
