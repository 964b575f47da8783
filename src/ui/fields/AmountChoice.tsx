import { styled } from 'styled-components'
import { Link } from '../controls/Link'
import { Message } from '../feedback/Message'

export interface AmountChoiceProps {
  readonly question: string
  /** Decimal strings. */
  readonly choices: readonly string[]
  /** The decimal separator of the visitor's language. */
  readonly decimalSign: string
  readonly onChoose: (amount: string) => void
}

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-block: 4px;
`

/**
 * Asks which of two amounts was meant. They have no group separators, so that they differ visibly.
 */
export function AmountChoice({ question, choices, decimalSign, onChoose }: AmountChoiceProps) {
  return (
    <>
      <Message tone="error">{question}</Message>
      <Choices>
        {choices.map(choice => (
          <Link
            key={choice}
            onPress={() => onChoose(choice)}
            data-testid={`wm-amount-choice-${choice}`}
          >
            <bdi translate="no">{choice.replace('.', decimalSign)}</bdi>
          </Link>
        ))}
      </Choices>
    </>
  )
}
