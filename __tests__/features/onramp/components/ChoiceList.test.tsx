import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceList } from '../../../../src/features/onramp/components/ChoiceList'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('ChoiceList', () => {
  it('has a search field from seven choices on, not in a short list', async () => {
    const choices = Array.from({ length: 7 }, (_, index) => ({
      id: `${index}`,
      name: `Coin ${index}`,
      note: '',
      picture: null,
    }))
    const listOf = (count: number) => (
      <ChoiceList
        choices={choices.slice(0, count)}
        chosen={undefined}
        searchLabel="Search"
        onChoose={() => undefined}
      />
    )
    const { unmount } = renderView(listOf(6), states.fiatSelect())
    expect(screen.queryByRole('searchbox')).toBeNull()
    unmount()
    renderView(listOf(7), states.fiatSelect())
    await userEvent.type(screen.getByRole('searchbox'), 'coin 3')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('Nothing matches “coin 3x”.')).toBeVisible()
  })
})
