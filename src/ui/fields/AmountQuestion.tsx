import { styled } from 'styled-components'
import { Link } from '../controls/Link'
import { Message } from '../feedback/Message'

export interface AmountQuestionProps {
  readonly question: string
  /** Decimal strings. */
  readonly choices: readonly string[]
  /** The decimal separator of the visitor's language. */
  readonly decimalSign: string
  readonly onChoose: (amount: string) => void
}

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-block: 4px;
`

/**
 * Asks which of two amounts was meant. They have no group separators, so that they differ visibly.
 */
export function AmountQuestion({ question, choices, decimalSign, onChoose }: AmountQuestionProps) {
  return (
    <>
      <Message tone="error">{question}</Message>
      <Ways>
        {choices.map(choice => (
          <Link
            key={choice}
            onPress={() => onChoose(choice)}
            data-testid={`wm-amount-choice-${choice}`}
          >
            <bdi translate="no">{choice.replace('.', decimalSign)}</bdi>
          </Link>
        ))}
      </Ways>
    </>
  )
}
